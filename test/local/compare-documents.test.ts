/** Findings of compare_documents that the conformance cases cannot express. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode';
import type { JsonObject } from '../../shared/contract/backend';
import { matchPages } from '../../shared/local/compare/match-pages';
import type { PagePrint } from '../../shared/local/compare/page-print';
import { Pace } from '../../shared/pace/pace';
import { rich } from '../support/documents/drawn';
import { rawPages } from '../support/documents/raw';
import { lines, texts } from '../support/documents/texts';
import { asDocument, local, pause } from '../support/hosts/local';
import { root } from '../support/repository';
import { testInTurn } from '../support/sample';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- data of any shape, which the tests look into
async function compare(before: Uint8Array, after: Uint8Array, parameters: object = {}): Promise<any> {
	const raw = { compare_to: asDocument(before), ...parameters };
	return (await local.run('compare_documents', [asDocument(after)], decode('compare_documents', raw))).data!;
}

const page = (...rows: string[]): string => lines(50, 500, rows);

describe('pages are matched', () => {
	const print = (name: string, sample: number[] = []): PagePrint => ({
		content: name,
		annotations: '',
		undrawn: '',
		text: name,
		sample,
	});
	const prints = (names: string): PagePrint[] => [...names].map((name) => print(name));
	const matched = async (before: readonly PagePrint[], after: readonly PagePrint[]) => {
		const found = await matchPages(before, after, new Pace(pause));
		return { before: [...found.before].map((index) => index + 1), moved: [...found.moved].map((index) => index + 1) };
	};

	it.each<[string, string, string, number[], number[]]>([
		['nothing changed', 'abc', 'abc', [1, 2, 3], []],
		['a page was added', 'abc', 'abxc', [1, 2, 0, 3], []],
		['pages were removed', 'abcde', 'ae', [1, 5], []],
		['pages were swapped', 'abcd', 'acbd', [1, 3, 2, 4], [2]],
		['a page went to the end', 'abcd', 'bcda', [2, 3, 4, 1], [4]],
		['pages are alike and one was added', 'aaa', 'aaaa', [1, 2, 3, 0], []],
		['a page was replaced', 'abc', 'axc', [1, 2, 3], []],
		['everything was replaced', 'ab', 'xy', [1, 2], []],
		['there are pages in between that repeat', 'a-b-c-', 'a-b-x-c-', [1, 2, 3, 4, 0, 0, 5, 6], []],
	])('if %s', async (_, before, after, expected, moved) => {
		expect(await matched(prints(before), prints(after))).toEqual({ before: expected, moved });
	});

	it('by their words, if they were edited beside pages that were added', async () => {
		const old = [print('a', [1, 2, 3, 4]), print('b', [11, 12, 13, 14])];
		const now = [print('x', [21, 22, 23, 24]), print('c', [1, 2, 3, 5]), print('d', [11, 12, 13, 15])];
		expect(await matched(old, now)).toEqual({ before: [0, 1, 2], moved: [] });
	});
});

describe('the comparison', () => {
	testInTurn('tells words and lines that were added and removed', async () => {
		const before = texts([page('One line', 'another line', 'the last line'), page('second')]);
		const after = texts([page('One line', 'some other line', 'the last line'), page('second')]);
		const { pages, counts, same } = await compare(before, after, { with_text: 'true' });
		expect({ same, pagesChanged: counts.pagesChanged }).toEqual({ same: false, pagesChanged: 1 });
		expect(pages.changed).toEqual([
			{
				page: 1,
				before: 1,
				look: true,
				text: true,
				annotations: false,
				wordsAdded: 2,
				wordsRemoved: 1,
				share: expect.any(Number),
				boxes: [expect.objectContaining({ kind: 'text', before: 'another line', after: 'some other line' })],
				diff: ['-another line', '+some other line'],
			},
		]);
	});

	it('leaves text out that it was not asked for', async () => {
		const { pages } = await compare(texts([page('secret')]), texts([page('hidden')]));
		expect(JSON.stringify(pages)).not.toMatch(/secret|hidden|diff/);
	});

	testInTurn('ignores lines whose text differs by the pattern alone', async () => {
		const [before, after] = [
			texts([page('Built on 2026-01-02 by Ada', 'the text')]),
			texts([page('Built on 2026-11-13 by Ada', 'the text')]),
		];
		expect((await compare(before, after)).counts.pagesChanged).toBe(1);
		const ignored = await compare(before, after, { ignore_pattern: '\\d{4}-\\d\\d-\\d\\d' });
		expect(ignored).toMatchObject({ same: true, counts: { pagesChanged: 0 } });
		const edited = texts([page('Built on 2026-11-13 by Bob', 'the text')]);
		const { pages } = await compare(before, edited, { ignore_pattern: '\\d{4}-\\d\\d-\\d\\d', with_text: 'true' });
		expect(pages.changed).toEqual([
			expect.objectContaining({
				look: false,
				text: true,
				wordsAdded: 1,
				wordsRemoved: 1,
				diff: ['-Built on 2026-01-02 by Ada', '+Built on 2026-11-13 by Bob'],
			}),
		]);
	});

	testInTurn('follows links and bookmarks to pages whose numbers changed', async () => {
		const before = await rich(4);
		const { data, documents } = await local.run(
			'merge_documents',
			[asDocument(texts([page('A new first page')]), 'new.pdf'), asDocument(before)],
			decode('merge_documents', {}),
		);
		expect(data).toBeUndefined();
		const found = await compare(before, (documents[0] as { bytes: Uint8Array }).bytes);
		expect(found.pages).toEqual({ added: [1], removed: [], moved: [], changed: [] });
		expect(found.counts).toMatchObject({ links: 0, bookmarks: 0, form: 0, attachments: 0 });
	});

	const link = (target: string) =>
		texts([page('a'), page('b')], { page: `/Annots[<</Type/Annot/Subtype/Link/Rect[9 9 99 99]${target}>>]` });
	it.each<[string, string, JsonObject, JsonObject]>([
		[
			'/A<</S/URI/URI(https://one.example/)>>',
			'/A<</S/URI/URI(https://two.example/)>>',
			{ page: 1, uri: 'https://one.example/' },
			{ page: 1, uri: 'https://two.example/' },
		],
		['/Dest[200 0 R/Fit]', '/Dest[202 0 R/Fit]', { page: 1, target: 1 }, { page: 1, target: 2 }],
		[
			'/A<</S/GoToR/F(a.pdf)/D[0/Fit]>>',
			'/A<</S/Named/N/NextPage>>',
			{ page: 1, file: 'a.pdf' },
			{ page: 1, action: 'NextPage' },
		],
	])('finds targets of links: %s and %s', async (one, other, before, after) => {
		const found = await compare(link(one), link(other));
		expect(found).toMatchObject({ same: false, counts: { links: 4, pagesChanged: 0 } });
		expect([found.links.before[0], found.links.after[0]]).toEqual([before, after]);
	});

	it('finds values of fields, and the pages on which they are seen', async () => {
		const before = await rich(4);
		const filled = await local.run('fill_form', [asDocument(before)], decode('fill_form', { values: '{"name":"Bob"}' }));
		const found = await compare(before, (filled.documents[0] as { bytes: Uint8Array }).bytes);
		expect(found.form).toMatchObject({ before: [{ name: 'name', value: 'Ada' }], after: [{ name: 'name', value: 'Bob' }] });
		const changed = found.pages.changed as readonly JsonObject[];
		expect(changed.map((change) => [change.page, change.look, change.annotations])).toEqual([
			[1, false, true],
			[3, false, true],
		]);
	});
});

test('glyphs are the same by their numbers and by a map, also above 255', async () => {
	const program = readFileSync(path.join(root, 'shared/model/font/noto/NotoSans-Regular-cut.ttf'));
	const map = Buffer.alloc(6);
	[0, 300, 301].forEach((glyph, cid) => map.writeUInt16BE(glyph, cid * 2));
	const shown = (codes: string, mapped: string): Uint8Array =>
		rawPages(1, {
			pages: { 1: '/Resources<</Font<</F 60 0 R>>>>' },
			objects: {
				41: ['', `BT /F 24 Tf 40 100 Td <${codes}> Tj ET`],
				60: '<</Type/Font/Subtype/Type0/BaseFont/NotoSans/Encoding/Identity-H/DescendantFonts[61 0 R]>>',
				61: `<</Type/Font/Subtype/CIDFontType2/BaseFont/NotoSans/DW 600/CIDToGIDMap ${mapped}/FontDescriptor 62 0 R>>`,
				62: '<</Type/FontDescriptor/FontName/NotoSans/Flags 4/FontFile2 63 0 R>>',
				63: ['', program.toString('latin1')],
				64: ['', map.toString('latin1')],
			},
		});
	const given = shown('00010002', '64 0 R');
	expect((await compare(given, shown('012C012D', '/Identity'))).counts.pagesChanged).toBe(0);
	expect((await compare(given, shown('012C012E', '/Identity'))).counts.pagesChanged).toBe(1);
});

testInTurn('lists have at most 1,000 entries, and the counts are exact', async () => {
	const [before, after] = [texts([page('one')]), texts(Array.from({ length: 1200 }, (_, index) => page(`Page ${index}`)))];
	const { counts, pages, truncated } = await compare(before, after);
	expect({ truncated, listed: pages.added.length }).toEqual({ truncated: true, listed: 1000 });
	expect(counts.pagesAdded).toBe(1199);
});
