/** Packages of npm give the answers of the programs that they replace, where those are there. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixture, type Fixture } from '../../../conformance/fixtures';
import { encryptedByQpdf, seenByMutool, variants, type Variant } from '../../documents/protection';
import { rawPages } from '../../documents/raw';
import { difference } from '../../readers/pictures';
import { asks, withPrograms } from '../needs';
import {
	destinationsByPoppler,
	detached,
	documentInfo,
	outlineByMupdf,
	packetOf,
	pageSizes,
	pageTexts,
	renderPages,
	run,
	wordBoxes,
} from '../tools';
import { askStandIn, qpdfOfNpm } from '.';
import { sampled, testInTurn } from '../../sample';

const SOUND = [
	'3 pages',
	'40 pages',
	'3 pages, turned by 90',
	'rich, a',
	'rich, b',
	'signed',
	'a form',
	'restricted, owner password "owner"',
	'a reviewed draft',
	'a PDF/A-3 invoice',
	'an e-invoice',
	'a letterhead of 2 pages',
] as const satisfies readonly Fixture[];

const FUZZ = path.join(__dirname, '..', '..', '..', 'fixtures', 'fuzz');
const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length >> 1);
const DAMAGED: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
	'half a document': async () => half((await fixture('8 pages')).bytes),
	'a document without its last line': () => half(rawPages(1, {})),
	'a stream that is not compressed data': () => rawPages(2, { objects: { 41: ['/Filter/FlateDecode', 'no zlib data'] } }),
	'a page that refers to itself': () => rawPages(2, { objects: { 11: '<</Type/Pages/Parent 2 0 R/Count 1/Kids[11 0 R]>>' } }),
	text: () => Buffer.from('not a document'),
	...Object.fromEntries(readdirSync(FUZZ).map((name) => [name, () => readFileSync(path.join(FUZZ, name))])),
};

withPrograms('qpdf')('the qpdf of npm', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-qpdf-'));
	const [file, result] = [path.join(folder, 'document.pdf'), path.join(folder, 'result.pdf')];
	afterAll(() => rmSync(folder, { recursive: true }));

	/** The answers of the program and of the package about the same file. */
	const both = (...args: string[]) => [run('qpdf', args), qpdfOfNpm(args)] as const;

	testInTurn('has version 12', () => {
		expect(qpdfOfNpm(['--version']).stdout.toString()).toMatch(/^qpdf version 12\./);
	});

	testInTurn.each(sampled(SOUND, 3))('says the same of a sound document: %s', async (name) => {
		writeFileSync(file, (await fixture(name)).bytes);
		for (const question of ['--check', '--show-npages', '--show-encryption', '--list-attachments']) {
			const [program, npm] = both(question, file);
			expect({ question, ...npm }).toEqual({ question, ...program });
		}
		// Version 12 lists more about choices than earlier versions.
		const keys = ['attachments', 'encrypt', 'outlines', 'pagelabels', 'pages', 'qpdf'].map((key) => `--json-key=${key}`);
		const [program, npm] = both('--json=2', ...keys, file).map(({ stdout }) => JSON.parse(stdout.toString('utf8')));
		expect(npm).toEqual(program);
	});

	// Every new file gets another identifier.
	const ownId = /\/ID \[[^\]]*\]/g;
	test.each(sampled(SOUND, 3))('writes the same objects of a sound document: %s', async (name) => {
		writeFileSync(file, (await fixture(name)).bytes);
		const args = ['--qdf', '--object-streams=disable', '--preserve-unreferenced', '--decrypt', file];
		const [program, npm] = both(...args, '-').map(({ stdout }) => stdout.toString('latin1').replace(ownId, ''));
		expect(npm).toBe(program);
		expect(qpdfOfNpm([...args, result])).toMatchObject({ code: 0 });
		expect(readFileSync(result, 'latin1').replace(ownId, '')).toBe(npm);
	});

	testInTurn.each(Object.keys(variants) as Variant[])('opens %s with its passwords alone', async (variant) => {
		writeFileSync(file, encryptedByQpdf(rawPages(2, {}), variant, 'user', 'owner'));
		for (const password of ['', 'wrong', 'user', 'owner']) {
			const [program, npm] = both(`--password=${password}`, '--show-npages', file);
			expect({ password, ...npm }).toEqual({ password, ...program });
		}
	});

	// It is compiled so that it gives up where the program recovers, so it may find fault where the program does not.
	test.each(Object.entries(DAMAGED))('calls no document clean that the program does not: %s', async (_, make) => {
		writeFileSync(file, await make());
		const [program, npm] = both('--check', file).map(({ code }) => code === 0);
		expect({ program, npm }).not.toEqual({ program: false, npm: true });
	});

	test('gives up where the program recovers', () => {
		writeFileSync(file, rawPages(2, { objects: { 41: ['/Filter/FlateDecode', 'no zlib data'] } }));
		expect(both('--qdf', file, result).map(({ code }) => code)).toEqual([3, 2]);
	});
});

const bytesOf = async (name: Fixture): Promise<Uint8Array> => (await fixture(name)).bytes;
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean).sort();

withPrograms('poppler')('PDFium and pdf.js in place of poppler', () => {
	asks('qpdf');

	// Poppler reads notes that are open, too.
	const withoutNotes = SOUND.filter((name) => name !== 'a reviewed draft');
	testInTurn.each(sampled(withoutNotes, 3))('read the same words: %s', async (name) => {
		const bytes = await bytesOf(name);
		const texts = askStandIn('texts', { bytes, password: undefined });
		expect(texts.map(wordsIn)).toEqual(pageTexts(bytes).map(wordsIn));
	});

	test('read no words without the password', async () => {
		const bytes = await bytesOf('locked, user password "user"');
		for (const password of ['user', 'owner'])
			expect(askStandIn('texts', { bytes, password })).toEqual(['Page 1', 'Page 2', 'Page 3']);
		for (const password of [undefined, 'wrong']) expect(() => askStandIn('texts', { bytes, password })).toThrow(/password/i);
	});

	testInTurn.each(sampled(SOUND, 3))('draw about the same, of the same size: %s', async (name) => {
		const bytes = await bytesOf(name);
		for (const cropped of [false, true]) {
			const options = { dpi: 72, first: 1, last: 3, cropped };
			const [theirs, ours] = [renderPages(bytes, options), askStandIn('pictures', { bytes, password: undefined, ...options })];
			expect(ours.map(({ width, height }) => [width, height])).toEqual(theirs.map(({ width, height }) => [width, height]));
			for (const [index, picture] of ours.entries()) expect(difference(picture, theirs[index]!, 96)).toBeLessThan(0.03);
		}
	});

	test.each(sampled(SOUND, 3))('tell the same sizes and turns: %s', async (name) => {
		const bytes = await bytesOf(name);
		const rounded = (sizes: typeof told) => sizes.map((size) => ({ ...size, width: Math.round(size.width) }));
		const told = askStandIn('sizes', { bytes, password: undefined });
		expect(rounded(told)).toEqual(rounded(pageSizes(bytes)));
	});

	// They measure the height of letters differently.
	const upright = withoutNotes.filter((name) => !name.includes('turned'));
	test.each(sampled(upright, 3))('place the same words from left to right: %s', async (name) => {
		const bytes = await bytesOf(name);
		const sides = (pages: ReturnType<typeof wordBoxes>) =>
			pages.map((words) => words.map(({ text, box }) => `${text} ${Math.round(box[0])} ${Math.round(box[2])}`).sort());
		expect(sides(askStandIn('words', { bytes, password: undefined, last: 3 }))).toEqual(sides(wordBoxes(bytes, 3)));
	});

	testInTurn.each(sampled(SOUND, 3))('find the same destinations, attachments and titles: %s', async (name) => {
		const bytes = await bytesOf(name);
		const locked = { bytes, password: undefined };
		expect(askStandIn('destinations', { bytes }).sort()).toEqual(destinationsByPoppler(bytes).sort());
		expect(askStandIn('info', locked)).toEqual(documentInfo(bytes));
		const files = askStandIn('attachments', locked).map(([file, content]) => [file, Buffer.from(content)]);
		expect(Object.fromEntries(files)).toEqual(detached(bytes));
	});

	test('find the same XMP', () => {
		const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Größe --></x:xmpmeta>';
		const stream: [string, string] = ['/Type/Metadata/Subtype/XML', Buffer.from(xmp, 'utf8').toString('latin1')];
		const bytes = rawPages(1, { catalog: '/Metadata 60 0 R', objects: { 60: stream } });
		expect(askStandIn('packet', { bytes }).trim()).toBe(packetOf(bytes).trim());
	});
});

withPrograms('mutool')('PDFium and pdf.js in place of mutool', () => {
	asks('qpdf');

	test.each(sampled(SOUND, 3))('follow the same bookmarks: %s', async (name) => {
		const bytes = await bytesOf(name);
		const theirs = outlineByMupdf(bytes);
		// mutool does not follow every action.
		const known = askStandIn('outline', { bytes }).map((line, at) =>
			theirs[at]?.endsWith(' -') ? line.replace(/\d+$/, '-') : line,
		);
		expect(known).toEqual(theirs);
	});

	testInTurn.each(Object.keys(variants) as Variant[])('open %s with the same passwords, and find the same rights', (variant) => {
		for (const user of ['', 'user']) {
			const bytes = encryptedByQpdf(rawPages(1, {}), variant, user, 'owner');
			const passwords = ['x', 'user', 'owner'];
			expect(askStandIn('protection', { bytes, passwords })).toEqual(seenByMutool(bytes, passwords));
		}
	});
});

test('a question that the package cannot answer is an error, and the next is answered', () => {
	expect(() => askStandIn('texts', { bytes: Buffer.from('text'), password: undefined })).toThrow(/format|PDF/i);
	expect(askStandIn('texts', { bytes: rawPages(1, {}), password: undefined })).toEqual(['Page 1']);
});
