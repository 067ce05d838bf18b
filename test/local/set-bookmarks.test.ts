import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import type { JsonObject, JsonValue } from '../../shared/contract/operations/types';
import { rich } from '../support/documents/drawn';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { Objects, outlineLines } from '../support/judges/facts';
import { outlineByMupdf, qpdfCheck, qpdfJson, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

async function set(bytes: Uint8Array, list: JsonValue, params: RawParameters = {}) {
	const given = decode('set_bookmarks', { bookmark_list: list, ...params });
	const { documents, notes, facts } = await local.run('set_bookmarks', [asDocument(bytes)], given);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
}

async function listOf(bytes: Uint8Array): Promise<JsonObject> {
	const { data } = await local.run(
		'get_document_info',
		[asDocument(bytes)],
		decode('get_document_info', { with_bookmarks: 'true' }),
	);
	return data!['bookmarkList'] as JsonObject;
}

const problemsOf = async (list: JsonValue): Promise<string[]> => {
	const outcome = await set(rawPages(3, {}), list).catch((thrown: unknown) => thrown);
	if (!(outcome instanceof OctavoError)) throw new Error('The list was accepted');
	return outcome.issues.map(({ message }) => message);
};

const NESTED = {
	bookmarks: [
		{
			title: 'Überblick – 概要',
			page: 1,
			open: true,
			children: [
				{ title: 'A1', page: 2, open: false, children: [{ title: 'A1a', page: 2, open: false, children: [] }] },
				{ title: 'A2', page: 4, open: false, children: [] },
			],
		},
		{ title: 'Heading', page: null, open: false, children: [{ title: 'H1', page: 3, open: false, children: [] }] },
	],
};

const LINES = ['Überblick – 概要 > 1', '  A1 > 2', '    A1a > 2', '  A2 > 4', 'Heading > -', '  H1 > 3'];

withTools('qpdf', 'mutool')('set_bookmarks', () => {
	testInTurn('writes bookmarks of several levels, open and closed, that two readers agree on', async () => {
		const { bytes, notes, facts } = await set(await rich(4), NESTED);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(outlineLines(bytes)).toEqual(LINES);
		expect(outlineByMupdf(bytes)).toHaveLength(6);
		expect([notes, facts]).toEqual([[], { pageCount: 4, bookmarkCount: 6 }]);
		const { outlines } = qpdfJson(bytes) as unknown as { outlines: { open: boolean }[] };
		expect(outlines.map(({ open }) => open)).toEqual([true, false]);
		// Two at the top, and two below the open one (ISO 32000-2, 12.3.3).
		const objects = new Objects(bytes);
		expect(objects.at(objects.catalog()['/Outlines'], '/Count')).toBe(4);
		expect(objects.dangling()).toEqual([]);
	});

	testInTurn('appends bookmarks, and leaves those of the document as they are', async () => {
		const before = outlineLines(await rich(4));
		const { bytes } = await set(await rich(4), NESTED, { placement: 'append' });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(outlineLines(bytes)).toEqual([...before, ...LINES]);
	});

	test('keeps nothing of the bookmarks that it replaces', async () => {
		const { bytes, notes } = await set(await rich(4), { bookmarks: [] });
		const objects = new Objects(bytes);
		expect(objects.catalog()).not.toHaveProperty('/Outlines');
		expect(objects.find({ '/Title': 'u:Chapter 1' })).toEqual([]);
		expect(notes).toEqual(['no_bookmarks']);
	});

	test('says that an empty list to append changes nothing', async () => {
		const { bytes, notes } = await set(await rich(4), { bookmarks: [] }, { placement: 'append' });
		expect(outlineLines(bytes)).toEqual(outlineLines(await rich(4)));
		expect(notes).toEqual(['no_bookmarks']);
	});

	testInTurn('gives back the bookmarks that it was given', async () => {
		expect(await listOf((await set(await rich(4), NESTED)).bytes)).toEqual(NESTED);
	});

	test.each(['fuzz', 'odd'])('takes what get_document_info gives, for every document of test/fixtures/%s', async (folder) => {
		const root = path.join(__dirname, '..', 'fixtures', folder);
		const files = readdirSync(root).filter((file) => file.endsWith('.pdf'));
		expect(files.length).toBeGreaterThan(10);
		for (const file of files) {
			const bytes = readFileSync(path.join(root, file));
			const list = await listOf(bytes).catch(() => null);
			if (list === null) continue;
			expect([file, await listOf((await set(bytes, list)).bytes)]).toEqual([file, list]);
		}
	});

	test('names every problem of a list at once, by its place', async () => {
		const bad = {
			bookmarks: [
				{ title: 'One', page: 4 },
				{ title: ' ', page: 'two', Page: 2 },
				{ title: 'Line\nbreak', page: 1, open: 'yes', children: [{ page: 1.5 }, 'text'] },
				{ title: 'X' },
				{ title: 'X', page: 1, children: {} },
			],
			more: 1,
		};
		expect(await problemsOf(bad)).toEqual([
			expect.stringMatching(/^has “more”/),
			expect.stringMatching(/^bookmarks\[0\]\.page must be a page from 1 to 3; null makes a heading/),
			expect.stringMatching(/^bookmarks\[1\] has “Page”/),
			expect.stringMatching(/^bookmarks\[1\]\.title is empty/),
			expect.stringMatching(/^bookmarks\[1\]\.page must be/),
			expect.stringMatching(/^bookmarks\[2\]\.title must not contain control characters/),
			expect.stringMatching(/^bookmarks\[2\]\.open must be true or false/),
			expect.stringMatching(/^bookmarks\[2\]\.children\[0\]\.title is missing/),
			expect.stringMatching(/^bookmarks\[2\]\.children\[0\]\.page must be/),
			expect.stringMatching(/^bookmarks\[2\]\.children\[1\] must be an object/),
			expect.stringMatching(/^bookmarks\[3\]\.page is missing/),
			expect.stringMatching(/^bookmarks\[4\]\.children must be a list/),
		]);
		expect(await problemsOf({})).toEqual([expect.stringMatching(/^must have bookmarks/)]);
		expect(await problemsOf({ bookmarks: 'Chapter' })).toEqual(['bookmarks must be a list of bookmarks']);
	});

	test('counts the problems that it does not name', async () => {
		const problems = await problemsOf({ bookmarks: Array.from({ length: 5000 }, () => ({ title: '', page: 1 })) });
		expect(problems).toHaveLength(21);
		expect(problems.at(-1)).toBe('has 4980 further problems');
	});

	testInTurn('refuses more levels than JSON may have, and lists deeper bookmarks at the last level', async () => {
		const deep = (levels: number): JsonObject => ({
			title: `Level ${levels}`,
			page: 1,
			open: false,
			children: levels === 1 ? [] : [deep(levels - 1)],
		});
		expect(await problemsOf({ bookmarks: [deep(41)] })).toEqual([expect.stringMatching(/below more than 40 others$/)]);
		const objects = Object.fromEntries(
			Array.from({ length: 3000 }, (_, index) => [
				60 + index,
				`<</Title(${index})/Parent ${59 + index} 0 R${index < 2999 ? `/First ${61 + index} 0 R/Last ${61 + index} 0 R` : ''}>>`,
			]),
		);
		const bytes = rawPages(1, { catalog: '/Outlines 59 0 R', objects: { 59: '<</First 60 0 R/Last 60 0 R>>', ...objects } });
		const list = await listOf(bytes);
		expect(JSON.stringify(list).match(/"title"/g)).toHaveLength(3000);
		expect(await listOf((await set(bytes, list)).bytes)).toEqual(list);
	});

	test('gives no bookmarks of a locked document', async () => {
		const { documents } = await local.run(
			'add_password',
			[asDocument(await rich(4))],
			decode('add_password', { password: 'user', encryption_algorithm: 'AES-256' }),
		);
		expect(await listOf(documents[0]!.bytes)).toBeNull();
	});
});
