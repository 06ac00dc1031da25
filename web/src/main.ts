import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './connection/session.svelte';
import { keepFocus } from './kit/focus';
import { preferences } from './shell/preferences.svelte';
import './styles/index.css';

void session.load().catch(() => undefined); // asked while the words are fetched; who needs it asks again
await preferences.begin();
mount(App, { target: document.getElementById('app')! });
keepFocus();
