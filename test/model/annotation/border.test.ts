import { readBorder, readColor } from '../../../shared/model/annotation/border';
import { openDocument } from '../../../shared/pdf/open-document';
import type { Dict } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const annotation = async (entries: string) => {
	const document = await openDocument(rawPages(1, { objects: { 60: `<<${entries}>>` } }), job());
	return [document, document.get(60) as Dict] as const;
};

describe('the border of an annotation', () => {
	it.each([
		['', { width: 1, style: 'S', dash: [] }],
		['/Border[0 0 2]', { width: 2, style: 'S', dash: [] }],
		['/Border[0 0 2[4 1]]', { width: 2, style: 'D', dash: [4, 1] }],
		['/Border[0 0 2[]]', { width: 2, style: 'S', dash: [] }],
		['/Border[0 0 2[0 0]]', { width: 2, style: 'S', dash: [] }],
		['/Border[0 0 -2]', { width: 1, style: 'S', dash: [] }],
		['/BS<</W 3/S/I/D[5]>>', { width: 3, style: 'I', dash: [] }],
		['/BS<</S/D/D[5]>>/Border[0 0 9]', { width: 1, style: 'D', dash: [5] }],
		['/BS<</S/D/D[5 -1]>>', { width: 1, style: 'D', dash: [5] }],
		['/BS<</S/D/D[0]>>', { width: 1, style: 'D', dash: [3] }],
		['/BS<</S/D/D(x)>>', { width: 1, style: 'D', dash: [3] }],
		['/BS<</S/Other>>', { width: 1, style: 'S', dash: [] }],
	])('of %s is read', async (entries, border) => {
		expect(readBorder(...(await annotation(entries)))).toEqual(border);
	});
});

describe('a color', () => {
	it.each([
		['[0.5]', [0.5]],
		['[1 0 0.25]', [1, 0, 0.25]],
		['[0 0 0 1]', [0, 0, 0, 1]],
		['[2 -1 0.5]', [1, 0, 0.5]],
		['[]', undefined],
		['[1 1]', undefined],
		['[1 /x 0]', undefined],
		['1', undefined],
	])('of %s is read, within the bounds of its components', async (value, color) => {
		const [document, dict] = await annotation(`/C ${value}`);
		expect(readColor(document, dict.get('C'))).toEqual(color);
	});
});
