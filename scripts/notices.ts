/** THIRD-PARTY-NOTICES.md: what is inside the bundles, with its licences as they stand in the installed packages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Notice {
	readonly name: string;
	readonly purpose: string;
	/** From the root. */
	readonly license: string;
}

const PACKAGES: readonly Notice[] = [
	{ name: 'fflate', purpose: 'inflates and deflates streams, writes and reads ZIP archives', license: 'LICENSE' },
	{ name: 'pdf-lib', purpose: "draws the watermark's stamp", license: 'LICENSE.md' },
	{ name: '@pdf-lib/standard-fonts', purpose: 'part of pdf-lib', license: 'LICENSE.md' },
	{ name: '@pdf-lib/upng', purpose: 'part of pdf-lib', license: 'LICENSE' },
	{ name: 'pako', purpose: 'part of pdf-lib and of @pdf-lib/fontkit', license: 'LICENSE' },
	{ name: 'tslib', purpose: 'part of pdf-lib', license: 'LICENSE.txt' },
].map(({ name, purpose, license }) => ({ name, purpose, license: `node_modules/${name}/${license}` }));

/** Its package carries no licence file; package.json says MIT. What its distributed file holds of others is named here. */
const FONTKIT = `MIT License

Copyright (c) 2014 Devon Govett, and Andrew Dillon for the changes

Its distributed file contains parts of: restructure, unicode-properties, unicode-trie, dfa, tiny-inflate (Devon Govett, MIT);
brotli.js (Devon Govett, MIT; its decoder Copyright 2013 Google Inc., Apache License 2.0,
https://www.apache.org/licenses/LICENSE-2.0); buffer, base64-js, ieee754 (Feross Aboukhadijeh, T. Jameson Little and others,
MIT and BSD-3-Clause); clone (Paul Vorbach, MIT); deep-equal (James Halliday, MIT); Babel's helpers (Sebastian McKenzie, MIT).

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const FONT = {
	name: 'Noto Sans',
	purpose: 'the font of the watermark, cut to Latin, Greek and Cyrillic',
	license: 'shared/local/watermark/font/OFL.txt',
};

const INTRODUCTION = `# Third-party notices

The n8n package and the Action contain code and data of others: what is listed here. The Action's bundle contains the toolkit of
GitHub Actions besides; its licences stand in \`action/dist/licenses.txt\`. This file is written by \`npm run generate\`.
`;

export async function notices(root: string): Promise<string> {
	const text = async (file: string) => (await readFile(path.join(root, file), 'utf8')).replaceAll('\r\n', '\n').trim();
	const section = (name: string, purpose: string, license: string) =>
		`## ${name}\n\n${purpose}\n\n\`\`\`text\n${license.trim()}\n\`\`\`\n`;
	const own = await Promise.all(
		[...PACKAGES, FONT].map(async ({ name, purpose, license }) => section(name, upperFirst(purpose), await text(license))),
	);
	return [INTRODUCTION, ...own, section('@pdf-lib/fontkit', 'Reads and subsets the font of the watermark', FONTKIT)].join('\n');
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
