/** Parameters that are allowed and have no effect that can be seen: a note says so. */
import { decode } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';
import { SMALL_JPEG } from '../support/documents/images';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';

const document = rawPages(3, {
	catalog: '/Outlines 60 0 R',
	objects: { 60: '<</First 61 0 R/Last 61 0 R/Count 1>>', 61: '<</Title(All)/Parent 60 0 R/Dest[11 0 R/Fit]>>' },
});

async function codesOf(operation: OperationName, raw: Record<string, string>, files: object = {}): Promise<string[]> {
	const { notes } = await local.run(operation, [asDocument(document)], { ...decode(operation, { ...raw, ...files }) });
	return notes.map(({ code }) => code);
}

test.each<[string, OperationName, Record<string, string>, string[]]>([
	['as many pages per part as there are', 'split_by_page_count', { pages_per_part: '3' }, ['not_split']],
	['fewer pages per part', 'split_by_page_count', { pages_per_part: '2' }, []],
	['a cut before the first page', 'split_at_page', { pages: '1' }, ['not_split']],
	['a cut before the second page', 'split_at_page', { pages: '2' }, []],
	['a cut at pages that do not exist', 'split_at_page', { pages: '7..' }, ['no_pages_selected']],
	['a range of all pages', 'split_by_ranges', { ranges: '1-' }, ['not_split']],
	['ranges of all pages', 'split_by_ranges', { ranges: '2-, 1' }, []],
	['a range of one page', 'split_by_ranges', { ranges: '2' }, ['pages_left_out']],
	['a bookmark to the first page only', 'split_by_bookmarks', {}, ['not_split']],
	['a document that is small enough', 'split_by_size', { maximum_bytes: '1000000' }, []],
	['text with a transparency of 100', 'add_text_watermark', { line_1: 'Draft', transparency: '100' }, ['stamp_invisible']],
	['text with a transparency of 99', 'add_text_watermark', { line_1: 'Draft', transparency: '99' }, []],
])('%s', async (_, operation, raw, codes) => {
	expect(await codesOf(operation, raw)).toEqual(codes);
});

test.each([
	['100', ['stamp_invisible']],
	['99', []],
])('an image with a transparency of %s', async (transparency, codes) => {
	const image = { name: 'stamp.jpg', bytes: SMALL_JPEG };
	expect(await codesOf('add_image_watermark', { transparency, margin: '0' }, { image })).toEqual(codes);
});
