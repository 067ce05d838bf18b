// The licences of a bundle's contents.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences of packages without a licence file, as their authors publish them elsewhere. */
const ELSEWHERE = 'scripts/licences';
const FONT = 'shared/model/font';
/** Files that hold the work of others, beside that of the package which they are in. */
const OTHERS = [
	{
		files: 'node_modules/@hyzyla/pdfium/',
		name: 'PDFium',
		license: 'BSD-3-Clause, and those of the libraries in it',
		text: 'vendor/pdfium/LICENSES.txt',
	},
	{ files: `${FONT}/noto/`, name: 'Noto Sans', license: 'OFL-1.1', text: `${FONT}/noto/OFL.txt` },
	{
		files: `${FONT}/predefined/`,
		name: 'Adobe CMap Resources',
		license: 'BSD-3-Clause',
		text: `${FONT}/predefined/LICENSE.txt`,
	},
	{
		files: `${FONT}/glyph-names.ts`,
		name: 'Adobe Glyph List',
		license: 'BSD-3-Clause',
		text: `${ELSEWHERE}/adobe-glyph-list.txt`,
	},
];

/** The packages whose code is in a bundle, by name. `files` are its source files, relative to `root`. */
export function bundledPackages(files, root) {
	const found = new Map();
	for (const file of files) {
		const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
		if (!folder || found.has(folder)) continue;
		const { name, version, license } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
		found.set(folder, { name, version, license, text: licenceText(root, folder) });
	}
	for (const { files: own, name, license, text } of OTHERS)
		if (files.some((one) => one.startsWith(own)))
			found.set(own, { name, version: '', license, text: read(path.join(root, text)) });
	const order = (one) => `${one.name} ${one.version}`;
	return [...found.values()].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** As Markdown. A licence that several packages share is printed with each, as most licences require. */
export function notices(packages) {
	const parts = packages.map(({ name, version, license, text }) => {
		const body = text.replace(/^/gm, '    ').replace(/[ \t]+$/gm, '');
		return `## ${`${name} ${version}`.trim()}\n\nLicense: ${license ?? 'see below'}\n\n${body}\n`;
	});
	return `# Third-party notices\n\nThe files beside this one contain code of the following packages.\n\n${parts.join('\n')}`;
}

/** The source files whose code is in the outputs, from esbuild's metafile. */
export const bundledFiles = ({ outputs }) =>
	Object.values(outputs).flatMap(({ inputs }) =>
		Object.entries(inputs)
			.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
			.map(([file]) => file),
	);

function licenceText(root, folder) {
	const bare = folder.split('node_modules/').at(-1).replace('@', '').replace('/', '-');
	const candidates = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'license', 'license.md', 'License'].map((name) =>
		path.join(folder, name),
	);
	const found = [...candidates, path.join(ELSEWHERE, `${bare}.txt`)].find((name) => existsSync(path.join(root, name)));
	if (!found) throw new Error(`${folder} has no licence file: add ${ELSEWHERE}/${bare}.txt`);
	return read(path.join(root, found));
}

const read = (file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
