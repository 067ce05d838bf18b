import { local } from './test/support/hosts/local';
import { decode } from './shared/decode';
import * as m from './test/support/documents/markdown';
const back = async (text: string) => {
  const { documents } = await local.run('markdown_to_pdf', [{ name: 'a.md', bytes: Buffer.from(text) }], decode('markdown_to_pdf', { language: 'en', page_numbers: 'false' }));
  const { data } = await local.run('extract_text', documents as any, decode('extract_text', { layout: 'markdown' }));
  return (data as any).text as string;
};
for (const t of ['# A\n\n## B\n\nText with *em*, **strong**, `code` and a [link](https://example.org/x).\n', '- one\n- two\n  - three\n\n1. a\n2. b\n', '| a | b |\n| --- | --- |\n| 1 | 2 |\n', '```\ncode here\n  indented\n```\n', '> quote\n', '![alt](https://x.y/z.png)', 'note[^1]\n\n[^1]: The note.', m.REPORT]) console.log('=====\n' + t + '\n-----\n' + await back(t));
