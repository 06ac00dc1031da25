// The REST API. Every refusal becomes a Refused with a sentence for people.
import type { ErrorTold, Said } from '../wire';

export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
    readonly said: Said,
    detail: string,
  ) {
    super(detail);
  }
}

/** What REST and socket both say of a refusal. */
type Problem = Pick<ErrorTold, 'error' | 'detail'>;

let csrf = '';
export const rememberCsrf = (token: string): void => {
  csrf = token;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function api<T>(path: string, method: Method = 'GET', body?: unknown): Promise<T> {
  const response = await ask(path, method, body);
  const text = await response.text();
  return (response.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : text) as T;
}

/** Something to keep rather than to read. */
export const file = async (path: string): Promise<Blob> => (await ask(path, 'GET')).blob();

async function ask(path: string, method: Method, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch('/api' + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(csrf && method !== 'GET' ? { 'x-csrf-token': csrf } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('web-offline', 0, { id: 'web-no-connection' }, 'The server cannot be reached.');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const said: Said = problem?.error ? sentence(problem) : { id: 'web-server-error' };
  throw new Refused(
    problem?.error?.id ?? 'web-server-error',
    response.status,
    said,
    problem?.detail ?? response.statusText,
  );
}

/** The server's own sentence serves where the catalogue has no translation of it. */
export const sentence = ({ error, detail }: Problem): Said => ({
  id: error.id,
  args: { text: detail, ...error.args },
});
