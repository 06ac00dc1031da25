// What a browser calls itself, in two words: “Firefox, Linux”.
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (list: [RegExp, string][], agent: string) => list.find(([sign]) => sign.test(agent))?.[1];

export function browserOf(agent: string): string {
  const known = [named(BROWSERS, agent), named(SYSTEMS, agent)].filter(Boolean).join(', ');
  return known || agent.split('/')[0]!.slice(0, 40);
}
