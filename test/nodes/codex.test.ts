/** The codex file: where n8n shows the node, and the words that find it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const codex = read('nodes/OctavoPdf/OctavoPdf.node.json') as {
	node: string;
	nodeVersion: string;
	codexVersion: string;
	categories: string[];
	alias: string[];
};

/** docs.n8n.io, "Codex files", "Node categories". */
const DOCUMENTED = [
	'Data & Storage',
	'Finance & Accounting',
	'Marketing & Content',
	'Productivity',
	'Miscellaneous',
	'Sales',
	'Development',
	'Analytics',
	'Communication',
	'Utility',
];

it('names the node of the package and its versions', () => {
	const { name } = read('package.json') as { name: string };
	expect(codex).toMatchObject({ node: `${name}.octavoPdf`, nodeVersion: '1.0', codexVersion: '1.0' });
});

it('has only categories that n8n documents', () => {
	expect(codex.categories.length).toBeGreaterThan(0);
	expect(codex.categories.filter((category) => !DOCUMENTED.includes(category))).toEqual([]);
	expect(codex).not.toHaveProperty('subcategories');
});

it('has each alias once, in small letters and in order', () => {
	expect(codex.alias).toEqual([...new Set(codex.alias.map((word) => word.toLowerCase()))].sort());
});

/** Words that people type into the panel of nodes. */
const TYPED = [
	'markdown to pdf',
	'html to pdf',
	'pdf to image',
	'pdf to png',
	'compress pdf',
	'ocr',
	'scan',
	'sign pdf',
	'redact',
	'qr code',
	'extract table',
	'split invoices',
];

it.each(TYPED)('is found by: %s', (words) => {
	expect(codex.alias).toContain(words);
});
