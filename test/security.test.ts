/** SECURITY.md: the tests that its rows name exist. And tests that have no file for their subject. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../shared/contract/values/decode';
import type { OperationName } from '../shared/contract/operations';
import { asDocument, local } from './support/hosts/local';
import { rawPages } from './support/documents/raw';
import { pageTexts, withTools } from './support/judges/tools';

const root = path.join(__dirname, '..');
const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
/** The rows of a table with tests in its last column. */
const rowsOf = (from: string, to: string) =>
	text
		.slice(text.indexOf(from), text.indexOf(to))
		.split('\n')
		.filter((line) => /^\| (?!Threat |Bound |-)/.test(line))
		.map((line) => line.split(' | '))
		.map((cells) => ({ threat: cells[0]!.replace('| ', ''), tests: cells.at(-1)!.replace(/ \|$/, '') }));
const rows = rowsOf('## What holds', '## Limits');
const bounds = rowsOf('### Other bounds', '### The race that remains');

test('has a row for every known threat', () => {
	const threats = rows.map(({ threat }) => threat).join('\n');
	for (const known of [
		/path traversal in the output pattern/,
		/path traversal .* ZIP/,
		/workflow commands/,
		/SSRF/,
		/plain http/,
		/keys and passwords in errors/,
		/prototype pollution by JSON/,
		/prototype pollution by names/,
		/decompression bombs/,
		/removed content/,
		/viewer ignores/,
	])
		expect(threats).toMatch(known);
});

test.each([...rows, ...bounds])('$threat', ({ tests }) => {
	if (tests === 'none possible') return;
	const named = [...tests.matchAll(/`([^`]+\.test\.ts)`: ((?:(?!\. `)[^])+)/g)];
	expect(named.length).toBeGreaterThan(0);
	for (const [, file, names] of named) {
		expect({ file, exists: existsSync(path.join(root, file!)) }).toEqual({ file, exists: true });
		const source = readFileSync(path.join(root, file!), 'utf8');
		for (const name of names!.split('; '))
			expect({ file, name, found: source.includes(name) }).toEqual({ file, name, found: true });
	}
});

describe('names of a document that objects of JavaScript have, too', () => {
	const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
	const entries = names.map((name) => `/${name}<</${name}(x)/polluted true>>`).join('');
	const bytes = rawPages(2, {
		catalog: `${entries}/Names<</Dests<</Names[${names.map((name) => `(${name})[12 0 R/Fit]`).join('')}]>>>>/Dests<<${entries}>>/AcroForm<</Fields[60 0 R]${entries}>>`,
		pages: { 1: entries, 2: `${entries}/Annots[60 0 R]` },
		objects: { 60: `<</T(__proto__)/FT/Tx/Subtype/Widget/Rect[0 0 1 1]${entries}>>` },
	});
	const operations = [
		['reorder_pages', { page_order: '2,1,1' }],
		['remove_pages', { first_page: 2 }],
		['merge_documents', {}],
		['add_text_watermark', { line_1: '__proto__' }],
	] as const;
	const run = async (name: OperationName, raw: Record<string, unknown>) => {
		const documents = name === 'merge_documents' ? [asDocument(bytes), asDocument(bytes)] : [asDocument(bytes)];
		return (await local.run(name, documents, decode(name, raw))).documents[0]!.bytes;
	};

	test.each(operations)('%s keeps names of a document away from prototypes', async (name, raw) => {
		await run(name, raw);
		expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
		expect(Object.keys(Object.prototype)).toEqual([]);
	});

	withTools('poppler')('as poppler sees it', () => {
		test.each(operations)('%s keeps the pages', async (name, raw) => {
			expect(pageTexts(await run(name, raw))[0]).toMatch(/Page/);
		});
	});
});
