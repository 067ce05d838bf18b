/** Damage of what a page draws beside its images and forms: patterns, glyphs, and the groups whose colors are masks. */
import { deflateSync } from 'node:zlib';
import { openDocument } from '../../../shared/pdf/open-document';
import { findDamage } from '../../../shared/pdf/pages/find-damage';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const SOUND = deflateSync(Buffer.from(Array.from({ length: 400 }, (_, at) => `${at} ${(at * 7919) % 1000} 9 9 re f\n`).join('')));
const CUT = SOUND.subarray(0, SOUND.length / 2);

const PATTERN = '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>';
const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>';

async function damageOf(resources: string, entries: string, data: Uint8Array) {
	const text = Buffer.from(data).toString('latin1');
	const bytes = rawPages(2, {
		pages: { 2: `/Resources<<${resources}>>` },
		objects: { 60: [`${entries}/Filter/FlateDecode`, text], 61: [`${FORM}/Resources<</Pattern<</P 60 0 R>>>>`, ''] },
	});
	const document = await openDocument(bytes, job());
	return await findDamage(document, document.pages, { notes: true });
}

describe.each([
	['a pattern', '/Pattern<</P 60 0 R>>', PATTERN],
	['the group of a mask', '/ExtGState<</S<</SMask<</S/Luminosity/G 60 0 R>>>>>>', FORM],
	['a pattern of the group of a mask', '/ExtGState<</S<</SMask<</S/Alpha/G 61 0 R>>>>>>', PATTERN],
])('%s', (_, resources, entries) => {
	test('whose data is damaged is content of its page that is damaged', async () => {
		expect(await damageOf(resources, entries, CUT)).toMatchObject({ damagedContent: [2], withoutContent: [] });
	});

	test('that is sound loses nothing', async () => {
		expect(await damageOf(resources, entries, SOUND)).toMatchObject({
			damagedContent: [],
			withoutContent: [],
			damagedImages: [],
		});
	});
});

test.each([
	['damaged', CUT, [2]],
	['sound', SOUND, []],
])('a glyph whose content is %s counts for the fonts of its page', async (_, data, damagedFonts) => {
	const font = '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 60 0 R/b 99 0 R>>>>';
	expect(await damageOf(`/Font<</F ${font}>>`, '', data)).toMatchObject({ damagedFonts, withoutFonts: [], damagedContent: [] });
});

test('a pattern of colors that flow, and a mask that is off, are not content', async () => {
	const resources = '/Pattern<</P<</PatternType 2/Shading 62 0 R>>>>/ExtGState<</S<</SMask/None>>>>';
	expect(await damageOf(resources, PATTERN, SOUND)).toMatchObject({ damagedContent: [], withoutContent: [], withoutImages: [] });
});
