import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './kit/focus';
import { preferences } from './shell/preferences.svelte';
import './styles/index.css';

await preferences.begin();
mount(App, { target: document.getElementById('app')! });
keepFocus();
