/**
 * Legal documents of kinds that few writers make: operations give results that other programs open, with the same text. Every
 * operation meets a representative of each class; the other documents of the class meet one operation for each way of writing.
 */
import { asBuffer } from '../../shared/pdf/syntax/characters';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode';
import { operationOf, operationNames, type OperationName } from '../../shared/contract/operations';
import { trialOf } from '../support/choices/trials';
import { NEW_PASSWORD } from '../support/examples';
import { attempt } from '../support/hostile/attempts';
import { asDocument, local } from '../support/hosts/local';
import { encryptionOf, oddDocument, OWNER, PARTS, USER, type Revision } from '../support/documents/odd';
import { seenByMutool } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';
import { sampled, testInTurn } from '../support/sample';

/** The documents have no field that the example of fill_form has a value for, and are not PDF/A: these refuse them, rightly. */
const onDocuments = operationNames.filter((name) => {
	const { output, accepts } = operationOf(name);
	const isRefused = name === 'fill_form' || trialOf(name).refuses !== undefined;
	return !isRefused && accepts === undefined && (output === 'pdf' || output === 'pdfs');
});
/** Whether it writes a document with the passwords that it came with. */
const keepsEncryption = (name: OperationName): boolean => trialOf(name).keepsEncryption;
/** One for each way in which objects get their numbers: kept, renumbered, and beside those of another document. */
const WAYS: readonly OperationName[] = ['rotate_pages', 'extract_pages', 'merge_documents'];
const PAGES = /^Page [123]/;

/** Whether it adds blank pages. */
const addsBlankPages = (name: OperationName): boolean => trialOf(name).pages?.includes(-1) ?? false;

/** Fails unless qpdf, poppler and mutool open `bytes` and read its pages. */
function expectReadable(bytes: Uint8Array, password?: string, hasBlankPages = false): void {
	expect(qpdfCheck(bytes, password)).toMatchObject({ clean: true });
	const texts = pageTexts(bytes, password);
	expect(texts.length).toBeGreaterThan(0);
	for (const text of texts) if (!hasBlankPages || text.trim() !== '') expect(text).toMatch(PAGES);
}

const id = (first: string, second = first) =>
	`/ID[<${Buffer.from(first).toString('hex')}><${Buffer.from(second).toString('hex')}>]`;

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('an encrypted document', () => {
	const shapes: readonly (readonly [shape: string, id: string, derivedFrom: string])[] = [
		['two strings', id('abcdefghijklmnop'), 'abcdefghijklmnop'],
		['no /ID', '', ''],
		['empty strings', '/ID[<><>]', ''],
		['one string', '/ID[<6162>]', 'ab'],
		['one string that the key ignores', '/ID[<6162>]', ''],
		['numbers', '/ID[1 2]', ''],
		['a string in place of the array', '/ID<6162>', ''],
		['an indirect array', '/ID 40 0 R', 'abcd'],
		['indirect strings', '/ID[41 0 R 42 0 R]', 'abcd'],
	];
	const revisions: readonly Revision[] = [2, 3, 4, 6];

	describe.each(revisions)('of revision %i', (revision) => {
		test.each(sampled(shapes, 2))('with %s keeps an encryption that its passwords open', async (shape, written, derivedFrom) => {
			const encryption = encryptionOf(revision, Buffer.from(derivedFrom));
			let text = Buffer.from(oddDocument({ form: 'table', encryption, id: written })).toString('latin1');
			// Strings of the trailer are not encrypted, even if they are indirect objects.
			text = text.replace(
				'xref\n',
				'40 0 obj\n[<61626364><65>]\nendobj\n41 0 obj\n<61626364>\nendobj\n42 0 obj\n<65>\nendobj\nxref\n',
			);
			text = text.replace(/(startxref\n)(\d+)/, (_all, word: string) => `${word}${text.indexOf('xref\n0')}`);
			text = text.replace('trailer', () => {
				const rows = [40, 41, 42].map(
					(number) => `${number} 1\n${String(text.indexOf(`${number} 0 obj`)).padStart(10, '0')} 00000 n \n`,
				);
				return `${rows.join('')}trailer`;
			});
			text = text.replace(/\/Size \d+/, '/Size 43');
			const bytes = Buffer.from(text, 'latin1');
			const keeping = sampled(onDocuments.filter(keepsEncryption), 3);
			const names = revision === 4 && shape === 'no /ID' ? keeping : ['rotate_pages' as const];
			for (const name of names) {
				const results = await attempt(name, bytes, USER);
				expect({ name, results: results.length > 0 }).toEqual({ name, results: true });
				for (const result of results) {
					// Documents that need no change come back byte for byte (docs/semantics.md, D59 and D60), with the fault.
					if (asBuffer(result.bytes).equals(bytes)) continue;
					expectReadable(result.bytes, USER, addsBlankPages(name));
					expect(seenByMutool(result.bytes, ['', 'x', USER, OWNER]).opens).toEqual([false, false, true, true]);
				}
			}
		});

		test('whose last trailer lacks the /ID keeps an encryption that its passwords open', async () => {
			for (const derivedFrom of ['abcd', '']) {
				const encryption = encryptionOf(revision, Buffer.from(derivedFrom));
				const first = Buffer.from(oddDocument({ form: 'table', encryption, id: id('abcd') })).toString('latin1');
				const previous = /startxref\n(\d+)/.exec(first)![1]!;
				const trailer = /trailer\n<<\/Size \d+([^]*)>>\nstartxref/.exec(first)![1]!.replace(/\/ID\[[^\]]*\]/, '');
				const update = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 43${trailer}/Prev ${previous}>>\nstartxref\n${first.length}\n%%EOF\n`;
				const results = await attempt('extract_pages', Buffer.from(first + update, 'latin1'), OWNER);
				expect(results).toHaveLength(1);
				expectReadable(results[0]!.bytes, USER);
			}
		});
	});
});

withTools('qpdf', 'poppler')('a document whose objects have generations', () => {
	const generations = Object.fromEntries(PARTS.map((part, index) => [part, index + 1]));
	const cases = [
		...PARTS.map((part) => [`on the ${part}`, { [part]: 9 }] as const),
		['everywhere', generations] as const,
	] as const;

	describe.each(['table', 'stream', 'hybrid'] as const)('in a cross-reference %s', (form) => {
		test.each(sampled(cases, 2))('%s keeps its pages', async (where, given) => {
			const bytes = oddDocument({ form, generations: given });
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			const names = where !== 'everywhere' ? ['rotate_pages' as const] : form === 'table' ? sampled(onDocuments, 4) : WAYS;
			for (const name of names) {
				const results = await attempt(name, bytes);
				expect({ name, results: results.length > 0 }).toEqual({ name, results: true });
				const password = name === 'add_password' || name === 'add_restrictions' ? NEW_PASSWORD : undefined;
				for (const result of results) expectReadable(result.bytes, password, addsBlankPages(name));
			}
		});
	});

	testInTurn.each([2, 3, 4, 6] as const)('everywhere keeps its pages if it is encrypted (revision %i)', async (revision) => {
		const encryption = encryptionOf(revision, Buffer.from('abcd'));
		const bytes = oddDocument({ form: 'table', generations, encryption, id: id('abcd') });
		for (const name of [...WAYS, 'add_password', 'remove_password', 'add_text_watermark'] as const) {
			const results = await attempt(name, bytes, USER);
			expect({ name, results: results.length > 0 }).toEqual({ name, results: true });
			for (const result of results) expectReadable(result.bytes, keepsEncryption(name) ? USER : NEW_PASSWORD);
		}
	});
});

const folder = path.join(__dirname, '..', 'fixtures', 'odd');
const fixture = (name: string) => readFileSync(path.join(folder, `${name}.pdf`));
const fixtures = readdirSync(folder).filter((file) => file.endsWith('.pdf'));

test('every fixture is explained', () => {
	const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
	for (const file of fixtures) expect(readme).toContain(`| ${file} |`);
});

withTools('qpdf', 'poppler')('fixtures', () => {
	/** Kinds of complaints, without places and numbers. */
	const complaints = (bytes: Uint8Array, password?: string): Set<string> =>
		new Set(
			qpdfCheck(bytes, password)
				.output.split('\n')
				.filter((line) => /WARNING|ERROR/.test(line))
				.map((line) => line.replaceAll(/\/tmp\/\S+|\(.*?\)|object \d+ \d+|\d+/g, '')),
		);

	/** Splits are cut by one cutter, and protections written in one way: one of each is enough. */
	const different = onDocuments.filter(
		(name) => !/^(split_by_(size|bookmarks)|split_at|add_restr|remove_(restr|pass))/.test(name),
	);

	testInTurn.each(fixtures)('%s makes qpdf complain of nothing new', async (file) => {
		const bytes = readFileSync(path.join(folder, file));
		const known = complaints(bytes, USER);
		for (const name of sampled(different, 3))
			for (const result of await attempt(name, bytes, USER)) {
				const added = [...complaints(result.bytes, name === 'add_password' ? NEW_PASSWORD : USER)].filter(
					(one) => !known.has(one),
				);
				expect({ name, added }).toEqual({ name, added: [] });
			}
	});

	testInTurn.each(['contents-with-other-objects', 'contents-with-missing-objects'])(
		'%s loses what /Contents lists besides streams',
		async (name) => {
			for (const operation of [...WAYS, 'reorder_pages', 'split_by_page_count', 'flatten_form'] as const)
				for (const { bytes } of await attempt(operation, fixture(name))) expectReadable(bytes);
		},
	);

	testInTurn.each(['7', '(x)', '/Name', '60 0 R', '<</A 1>>', '[60 0 R 42 0 R]'])('a /Contents of %s goes', async (contents) => {
		const input = rawPages(3, { objects: { 12: `<</Type/Page/Parent 2 0 R/Contents ${contents}>>`, 60: '42' } });
		const kept = contents.startsWith('[') ? 'Page 2' : '';
		for (const operation of [...WAYS, 'reorder_pages', 'split_by_page_count', 'flatten_form'] as const)
			for (const { bytes } of await attempt(operation, input)) expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const { documents } = await local.run('rotate_pages', [asDocument(input)], decode('rotate_pages', { angle: 90 }));
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 1', kept, 'Page 3']);
	});

	test('page-tree-in-other-lists keeps its pages when forms and document parts go', async () => {
		for (const name of ['flatten_form', 'remove_pages', 'reverse_pages'] as const)
			for (const { bytes } of await attempt(name, fixture('page-tree-in-other-lists'))) expectReadable(bytes);
	});

	test.each([
		['page-that-is-missing', ['', 'Page 1', 'Page 2', 'Page 3'], /its page \d is lost, and a blank page is there\. Check/],
		['page-of-another-type', ['Page 1', 'Page 2', 'Page 3'], undefined],
		['count-that-lies', ['Page 1', 'Page 2', 'Page 3'], /3 pages were found, and the document claims 1/],
	] as const)('%s keeps its pages, and the note counts them', async (name, texts, message) => {
		const { documents, notes } = await local.run(
			'rotate_pages',
			[asDocument(fixture(name))],
			decode('rotate_pages', { angle: 90 }),
		);
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect([...pageTexts(documents[0]!.bytes)].sort()).toEqual(texts);
		const note = notes.find(({ code }) => code === 'document_repaired')?.message;
		if (message) expect(note).toMatch(message);
		else expect(note).toBeUndefined();
	});
});
