// The server's messages as TypeScript, from its OpenAPI document on standard input: `make wire` writes src/wire.ts with it.
import { text } from 'node:stream/consumers';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import openapiTS, { astToString } from 'openapi-typescript';

const HEAD = `// Made from the server's schema by tools/wire.mjs; “make wire” makes it anew. Nothing here is written by hand.
`;

// Names that a browser has already, and one that the page says shorter.
const RENAMED = { Event: 'GameEvent', Error: 'ErrorTold', VerdictInfo: 'Verdict' };

// Where the schema leaves open what stands there: a game's own view, and what fills in a message.
const OPEN = `
export type Seat = number;
export type Millis = number;
export type Scope = components['schemas']['NewToken']['scopes'][number];
/** What can be said: a text as it is, a number, a message, a player, or a list of these. */
export type Said = string | number | { id: string; args?: Record<string, Said> } | { seat: Seat } | Said[];
/** \`V\` is the game's own view; see \`games/<name>/view.ts\`. */
export type View<V = unknown> = Omit<components['schemas']['View'], 'view'> & { view: V };
export type Preview<V = unknown> = Omit<components['schemas']['Preview'], 'view'> & { view: V };
`;

const SAID = ts.factory.createTypeReferenceNode('Record', [
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  ts.factory.createTypeReferenceNode('Said'),
]);

const document = JSON.parse(await text(process.stdin));
delete document.paths;
const schemas = document.components.schemas;
schemas.Message.properties.args = { 'x-said': true };
// both sides say these, and both say so much of them
schemas.Pace.required = ['kind', 'bank', 'increment'];
schemas.Order.required = ['kind', 'args'];

const ast = await openapiTS(
  { ...document, paths: {} },
  {
    alphabetize: true,
    defaultNonNullable: false, // what has a default need not be sent
    transform: (schema) => (schema['x-said'] ? SAID : undefined),
  },
);
const names = Object.keys(schemas)
  .filter((name) => !['View', 'Preview'].includes(name))
  .sort()
  .map((name) => `export type ${RENAMED[name] ?? name} = components['schemas']['${name}'];`);
const made = HEAD + astToString(ast) + OPEN + names.join('\n') + '\n';
process.stdout.write(await format(made, { ...(await resolveConfig('src/wire.ts')), parser: 'typescript' }));
