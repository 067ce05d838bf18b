/** The proof alone: it refuses documents in which something is left. */
import type { TextBox } from '../../../shared/model/interpreter/frame';
import { redactSearchOf } from '../../../shared/local/redaction/redact-search';
import { findLeft, refuseLeft } from '../../../shared/local/redaction/prove';
import { texts } from '../../support/documents/texts';
import { job } from '../../support/hosts/local';

const area: TextBox = { x: 90, y: 90, width: 20, height: 20 };
const image = (sample: string): readonly [string, string] => [
	'/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceGray',
	sample.repeat(100),
];

async function proved(content: string, search?: string, sample = 'x'): Promise<string> {
	const bytes = texts([content], { resources: '/XObject<</I 70 0 R>>', objects: { 70: image(sample) } });
	const found = await redactSearchOf({ ...(search !== undefined && { search }), search_mode: 'text' }, job());
	const areas = new Map(search === undefined ? [[0, [area]]] : []);
	return findLeft(bytes, { pages: Uint32Array.of(1), search: found, areas, shade: 0 }, job())
		.then(refuseLeft)
		.then(
			() => 'nothing',
			(thrown: Error) => thrown.message,
		);
}

describe('the proof', () => {
	test.each([
		['a glyph', 'BT /F 12 Tf 95 500 Td (a) Tj ET'],
		['a path that is filled', '50 400 200 200 re f'],
		['a path that is stroked', '50 500 m 200 500 l S'],
		['a curve', '50 500 m 90 560 90 440 150 500 c f'],
		['an image', 'q 100 0 0 100 50 450 cm /I Do Q'],
	])('notices %s in an area', async (_, content) => {
		expect(await proved(content)).toMatch(/still in areas of page 1/);
	});

	test.each([
		['a glyph beside it', 'BT /F 12 Tf 195 500 Td (a) Tj ET'],
		['a path at its edge', '50 510 200 50 re f'],
		['an image of which the samples are gone', 'q 100 0 0 100 50 450 cm /I Do Q', '\0'],
	])('lets %s pass', async (_, content, sample = 'x') => {
		expect(await proved(content, undefined, sample)).toBe('nothing');
	});

	test.each([
		['text', 'BT /F 12 Tf 95 500 Td (Zorkmid) Tj ET', /page 1/],
		['a name', '/Zorkmid BMC EMC', /names/],
		['a comment', '% Zorkmid\n0 g', /comments of content/],
	])('notices %s', async (_, content, place) => {
		expect(await proved(content, 'zorkmid')).toMatch(place);
		expect(await proved(content, 'grommet')).toBe('nothing');
	});
});
