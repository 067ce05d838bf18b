/** compare_documents with tolerance pixels: pages by their pictures (docs/semantics.md, D77). */
import type { JsonObject } from '../../shared/contract/backend';
import { allPorts } from '../../shared/contract/ports';
import { decode } from '../../shared/contract/values/decode';
import { localBackend } from '../../shared/local';
import { differingPixels } from '../../shared/model/drawing/differing-pixels';
import { Pace } from '../../shared/pace/pace';
import { changes } from '../support/changes';
import { changed, original, reportedBy } from '../support/changes/change';
import { texts } from '../support/documents/texts';
import { asDocument, local, pause } from '../support/hosts/local';
import { testInTurn } from '../support/sample';

async function compare(before: Uint8Array, after: Uint8Array, parameters: object = {}, backend = local) {
	const raw = { compare_to: asDocument(before), tolerance: 'pixels', ...parameters };
	const { data, notes } = await backend.run('compare_documents', [asDocument(after)], decode('compare_documents', raw));
	return {
		data: data as JsonObject & { readonly counts: JsonObject; readonly pages: { readonly changed: readonly JsonObject[] } },
		notes,
	};
}

const line = (text: string, color = '0 g', font = '/F 12 Tf'): string => `BT ${color} ${font} 50 500 Td (${text}) Tj ET`;

/** Letters at places of all kinds within a pixel, which are moved a little. */
const nearBorders = (by: number): string =>
	Array.from(
		{ length: 200 },
		(_, at) => `BT /F 10 Tf ${50 + 12.003 * (at % 40) + by} ${500 + 20.007 * Math.floor(at / 40) + by} Td (mil1) Tj ET`,
	).join(' ');

describe('pages that draw differently', () => {
	testInTurn.each([
		['a gray that is a color', line('Words'), line('Words', '0 0 0 rg')],
		['a rectangle of lines', '50 50 60 60 re f', '50 50 m 80 50 l 110 50 l 110 110 l 50 110 l f'],
		['words that are not seen', line('Words'), `${line('Words')} BT 3 Tr /F 12 Tf 50 300 Td (hidden) Tj ET`],
		['letters that are a whole pixel farther at one size of the drawing alone', nearBorders(-0.01), nearBorders(0.01)],
		['a place that differs by less than a pixel', line('Words'), line('Words').replace('50 500', '50.02 500.02')],
	])('count as the same: %s', async (_, before, after) => {
		const { data, notes } = await compare(texts([before]), texts([after]));
		expect(data).toMatchObject({ same: true, pixelEqual: 1, counts: { pagesChanged: 0 }, pages: { changed: [] } });
		expect(notes).toEqual([expect.objectContaining({ code: 'pages_look_same' })]);
		const strict = await compare(texts([before]), texts([after]), { tolerance: 'none' });
		expect(strict).toMatchObject({ data: { same: false, pixelEqual: 0, counts: { pagesChanged: 1 } }, notes: [] });
	});

	testInTurn.each([
		['a full stop', line('Words'), line('Words.')],
		['another letter', line('Words'), line('Wards')],
		['a pale color', '1 1 0.5 rg 50 50 60 60 re f', '1 1 0.8 rg 50 50 60 60 re f'],
		['a thin line', '', '0.5 w 50 50 m 300 50 l S'],
		['half a point farther', line('Words'), line('Words').replace('50 500', '50 500.8')],
	])('differ if it is seen: %s', async (_, before, after) => {
		const { data } = await compare(texts([before]), texts([after]));
		expect(data).toMatchObject({ same: false, pixelEqual: 0, counts: { pagesChanged: 1 } });
		expect((data.pages.changed[0]!['boxes'] as readonly unknown[]).length).toBeGreaterThan(0);
	});
});

testInTurn('has boxes only where it is seen', async () => {
	const paragraph = (color: string, word: string): string =>
		[line('These words stay', color), line(word, color).replace('50 500', '50 200')].join(' ');
	const { data } = await compare(texts([paragraph('0 g', 'before')]), texts([paragraph('0 0 0 rg', 'later')]));
	const boxes = data.pages.changed[0]!['boxes'] as readonly { readonly y: number; readonly kind: string }[];
	expect(boxes.length).toBeGreaterThan(0);
	for (const { y, kind } of boxes) {
		expect(y).toBeGreaterThan(380);
		expect(kind).toBe('text');
	}
});

testInTurn.each(['the color of a note', 'the icon of a note', 'the border of a link', 'another shape of an image'])(
	'does not take for the same: %s',
	async (name) => {
		const change = changes.find((one) => one.name === name)!;
		const { data } = await compare(original(), changed(change));
		expect(reportedBy(data)).toEqual(change.reported);
	},
);

testInTurn('does not take pages for the same whose fonts cannot be drawn', async () => {
	const inFont = (word: string) =>
		texts([line(word, '0 g', '/Z 12 Tf')], { page: '/Resources<</Font<</Z<</Type/Font/Subtype/TrueType/BaseFont/Unheard>>>>>>' });
	const { data } = await compare(inFont('one'), inFont('two'));
	expect(data).toMatchObject({ same: false, counts: { pagesChanged: 1 } });
});

describe('a page that takes too long to draw', () => {
	const heavy = `/G gs 1 0 0 rg ${'0 0 m 600 0 l 300 800 l f '.repeat(200)}`;
	const states = { resources: '/ExtGState<</G<</ca .5>>>>' };
	const version = (color: string) => texts([`${heavy} ${color} 9 9 9 9 re f`, line('Words', color)], states);
	const versions = [version('0 g'), version('0 0 0 rg')] as const;
	const slowly = localBackend({ pause, ports: allPorts, limits: { drawingStep: 20 } });

	testInTurn('differs as it draws, and the others are compared', async () => {
		const { data, notes } = await compare(...versions, {}, slowly);
		expect(data).toMatchObject({ same: false, truncated: true, pixelEqual: 1, pages: { changed: [{ page: 1 }] } });
		expect(notes).toEqual([expect.objectContaining({ code: 'pages_look_same' })]);
		expect(await compare(...versions)).toMatchObject({ data: { same: true, truncated: false, pixelEqual: 2 } });
	});

	testInTurn('is shown in the document of the differences, for which nothing is drawn', async () => {
		const { data } = await compare(...versions, { tolerance: 'none', difference_pdf: true }, slowly);
		expect(data).toMatchObject({
			pages: { changed: [{ page: 1 }, { page: 2 }] },
			difference: { size: expect.any(Number) as number },
		});
	});
});

it('ignores what differs in lines with the pattern', async () => {
	const [before, after] = [texts([line('Built on 2026-01-02')]), texts([line('Built on 2026-11-13', '0 0 0 rg')])];
	const { data } = await compare(before, after, { ignore_pattern: '\\d{4}-\\d\\d-\\d\\d' });
	expect(data).toMatchObject({ same: true });
});

describe('pixels', () => {
	const picture = (rows: readonly string[]) => ({
		width: rows[0]!.length,
		height: rows.length,
		row: (index: number) =>
			Uint8Array.from([...rows[index]!].flatMap((sign) => [0, 1, 2, 3].map(() => Number(`0x${sign}`) * 17))),
	});
	const compared = (one: readonly string[], other: readonly string[]) =>
		differingPixels(picture(one), picture(other), 1, new Pace(pause));
	const differing = async (one: readonly string[], other: readonly string[]) => (await compared(one, other)).boxes;

	it('at edges may have any color between those around them', async () => {
		expect(await differing(['ff800', 'ff800'], ['ffc00', 'ffc00'])).toEqual([]);
		expect(await differing(['fffff', 'fffff'], ['fffef', 'fffff'])).toEqual([]);
	});
	it('differ apart from edges', async () => {
		expect(await differing(['fffff', 'fffff', 'fffff'], ['fffff', 'ff0ff', 'fffff'])).toEqual([[2, 1, 3, 2]]);
	});
	it('differ if an edge is a whole pixel away', async () => {
		expect((await differing(['ff000', 'ff000'], ['fff00', 'fff00'])).length).toBeGreaterThan(0);
	});
	it('differ for certain where one picture has nothing around', async () => {
		const withDot = (at: number): string[] =>
			Array.from({ length: 9 }, (_, y) => (y === 4 ? `${'f'.repeat(at)}0${'f'.repeat(11 - at)}` : 'f'.repeat(12)));
		const nothing = Array.from({ length: 9 }, () => 'f'.repeat(12));
		expect(await compared(withDot(5), nothing)).toMatchObject({ isCertain: true });
		expect(await compared(nothing, withDot(5))).toMatchObject({ isCertain: true });
		expect(await compared(withDot(5), withDot(9))).toMatchObject({ isCertain: true });
		expect(await compared(withDot(5), withDot(6))).toMatchObject({
			isCertain: false,
			boxes: [
				[5, 4, 6, 5],
				[6, 4, 7, 5],
			],
		});
	});
});
