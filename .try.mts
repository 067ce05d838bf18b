import { parseMarkdown } from './shared/markdown/parse';
import { Pace } from './shared/pdf/pace';
import { fromMarkdown } from 'mdast-util-from-markdown'; import { gfmFromMarkdown } from 'mdast-util-gfm'; import { gfm } from 'micromark-extension-gfm';
import spec from 'commonmark-spec'; const commonmark = (spec as any).tests;
import { isDeepStrictEqual } from 'node:util';
const pace = new Pace(() => new Promise((done) => setImmediate(done)));
const tests = commonmark as any[]; console.log(tests.length, tests[0]);
const strip = (n: any): any => { if (Array.isArray(n)) return n.map(strip); if (n && typeof n === 'object') { const { position, ...r } = n; return Object.fromEntries(Object.entries(r).map(([k, v]) => [k, strip(v)])); } return n; };
let seed = 1; const rnd = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
let bad = 0;
for (let k = 0; k < 120; k++) {
  const parts = Array.from({ length: 30 }, () => tests[rnd(tests.length)].markdown).map((m: string) => m + '\n' + (rnd(2) ? 'Some filler text at the edge '.repeat(10) + '\n\n' : ''));
  const text = parts.join('\n');
  const one = strip(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  const other = strip(await parseMarkdown(text, pace));
  if (!isDeepStrictEqual(one, other)) { bad++; if (bad < 3) { const i = one.children.findIndex((c: any, i: number) => !isDeepStrictEqual(c, other.children[i])); console.log(k, i, JSON.stringify(one.children[i]).slice(0, 300), '\n', JSON.stringify(other.children[i]).slice(0, 300)); } }
}
console.log('bad', bad);
