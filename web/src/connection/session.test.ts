import { expect, test, vi } from 'vitest';
import { session } from './session.svelte';

test('a newcomer who does two things at once becomes one guest, whose name is kept', async () => {
  const entered: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (path.endsWith('/visitor')) return Response.json(null);
    const { name } = JSON.parse(body!) as { name: string };
    entered.push(name);
    return Response.json({ profile: { person: 'p1', name }, csrf: '' });
  });
  await Promise.all([session.ensure(), session.ensure()]);
  await session.ensure();
  expect(entered).toHaveLength(1);
  expect(session.me?.profile.name).toBe(entered[0]);
});
