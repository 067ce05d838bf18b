/** Widths of CIDs: /W and /DW of composite fonts (ISO 32000-2, 9.7.4.3). */
import { cidWidths } from '../../../shared/model/font/widths';
import { openDocument } from '../../../shared/pdf/open-document';
import { Ref } from '../../../shared/pdf/syntax/values';
import { job } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';

async function widths(entries: string, ...cids: number[]): Promise<number[]> {
	const objects = { 60: `<</Type/Font/Subtype/CIDFontType2${entries}>>`, 61: '[300 400]', 62: '250' };
	const document = await openDocument(rawPages(1, { objects }), job());
	const of = await cidWidths(document, document.dict(new Ref(60))!);
	return cids.map(of);
}

test.each<[string, number[], number[]]>([
	['', [0, 65_535], [1000, 1000]],
	['/DW 500/W[10[600 700]20 22 800]', [9, 10, 11, 12, 20, 22, 23], [500, 600, 700, 500, 800, 800, 500]],
	['/W[1 61 0 R 62 0 R 250 62 0 R]', [1, 2, 250], [300, 400, 250]],
	// The last one counts.
	['/W[0 65535 500 7[600]]', [6, 7, 8, 65_535], [500, 600, 500, 500]],
	['/W[7[600]0 65535 500]', [6, 7], [500, 500]],
	['/W[5[(a) 200]]', [5, 6], [1000, 200]],
	['/W[5 (a) 300 6[400]]', [5, 6], [1000, 400]],
	['/W[5]', [5], [1000]],
	['/W[(a)[1]]', [0], [1000]],
])('reads %s', async (entries, cids, expected) => {
	expect(await widths(entries, ...cids)).toEqual(expected);
});

test('takes no more for a run of billions of CIDs, or for thousands of runs of all', async () => {
	expect(await widths('/W[-2000000000 65535 500]', 0, 65_535)).toEqual([500, 500]);
	expect(await widths('/W[0 4000000000 500]', 0, 65_535)).toEqual([500, 500]);
	expect(await widths(`/W[${'0 65535 400 '.repeat(20_000)}0 65534 500]`, 0, 65_534, 65_535)).toEqual([500, 500, 400]);
});
