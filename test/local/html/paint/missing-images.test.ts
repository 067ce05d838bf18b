/** Images that are not given: a sign in their place, their text beside it, and a frame where their size is known. */
import { decode } from '../../../../shared/contract/values/decode';
import { local } from '../../../support/hosts/local';
import { asks, wordBoxes } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { testInTurn } from '../../../support/sample';

const SHEET = '<style>@page{size:400pt 300pt;margin:0}body{margin:0;font:15pt/30pt sans-serif}</style>';

async function print(body: string, type = '<!doctype html>') {
	const input = { name: 'a.html', bytes: Buffer.from(`${type}${SHEET}${body}`) };
	const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	const { bytes } = documents[0]!;
	const boxes = new Map(wordBoxes(bytes)[0]!.map(({ text, box }) => [text, box]));
	return { bytes, left: (word: string) => boxes.get(word)![0], top: (word: string) => boxes.get(word)![1] };
}

describe('an image that is not given', () => {
	asks('poppler');
	const jury = assembleJury();

	testInTurn.each([
		['with its words after a sign', '<img src="a.png" alt="words">', 12],
		['with its title after a sign', '<img src="a.png" title="words">', 12],
		['without words where it is decoration', '<img src="a.png" alt=""><span>words</span>', 0],
		['as a sign without words', '<img src="a.png"><span>words</span>', 12],
		['as large as it would be', '<img src="a.png" width="100" height="40"><span>words</span>', 75],
		['as small as it would be', '<img src="a.png" width="8" height="8"><span>words</span>', 6],
		['without its size where words are in its place', '<img src="a.png" width="100" height="40" alt="words">', 12],
		['without a place if it has no address', '<img><span>words</span>', 0],
	])('is shown %s', async (_title, image, left) => {
		const { left: leftOf } = await print(`<p style="margin:0">${image}</p>`);
		expect(leftOf('words')).toBeCloseTo(left, 0);
	});

	testInTurn('is a square in old documents that say one side, and holds its words', async () => {
		const { left, top } = await print('<img src="a.png" width="100" alt="words"><span>after</span>', '');
		// A frame and a padding of a pixel are around the sign.
		expect(left('words')).toBeCloseTo(12 + 1.5, 0);
		expect(left('after')).toBeCloseTo(75, 0);
		expect(top('after') - top('words')).toBeGreaterThan(40);
	});

	it('is as wide as styles say without words, if it is an item', async () => {
		const { left } = await print('<div style="display:flex"><img src="a.png" style="width:100px"><span>words</span></div>');
		expect(left('words')).toBeCloseTo(75, 0);
	});

	it('is as high as its sign in old documents that say a part of the width', async () => {
		const { top } = await print('<span>above</span><div><img src="a.png" style="width:80%"></div><span>below</span>', '');
		// A line, and the sign in its frame.
		expect(top('below') - top('above')).toBeCloseTo(30 + 15, 0);
	});

	it('has a frame, and a hill under the sky', async () => {
		const { bytes } = await print('<img src="a.png" style="display:block" width="200" height="100">');
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const [red, green, blue] = colorAt(picture, 5, 11);
			const sky = colorAt(picture, 3, 6);
			const edge = colorAt(picture, 75, 0);
			expect([reader, green > red, green > blue, sky[2] > sky[0], edge[0] < 250]).toEqual([reader, true, true, true, true]);
			expect(colorAt(picture, 75, 40)).toEqual([255, 255, 255]);
		}
	});
});
