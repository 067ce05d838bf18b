/** SVG in HTML: shapes as other readers draw them, text that stays text, tags and notes. */
import { decode } from '../../../../shared/contract/values/decode';
import { local } from '../../../support/hosts/local';
import { asks, everyObject, packetOf, pageTexts, qpdfCheck, wordBoxes } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { testInTurn } from '../../../support/sample';

async function print(body: string, styles = '') {
	const html = `<!doctype html><html lang="en"><style>@page{margin:0}body{margin:0}${styles}</style>${body}`;
	const { documents, notes } = await local.run(
		'html_to_pdf',
		[{ name: 'a.html', bytes: Buffer.from(html) }],
		decode('html_to_pdf', {}),
	);
	return { bytes: documents[0]!.bytes, notes };
}

const [WHITE, RED, GREEN, BLUE] = [
	[255, 255, 255],
	[255, 0, 0],
	[0, 128, 0],
	[0, 0, 255],
];

/** A drawing of 400 by 200 points whose units are those of the places below. */
const svg = (content: string): string =>
	`<svg width="400pt" height="200pt" viewBox="0 0 40 20" style="display:block">${content}</svg>`;

describe('a drawing', () => {
	const jury = assembleJury();
	asks('poppler', 'qpdf');

	/** Places in units of the drawing, and their colors. */
	testInTurn.each<readonly [string, string, readonly (readonly [number, number, readonly number[]])[]]>([
		[
			'shapes',
			'<rect x="1" y="1" width="8" height="8" rx="4" fill="red"/><circle cx="15" cy="5" r="4" fill="green"/><ellipse cx="25" cy="5" rx="4" ry="2" style="fill:#00f"/><polygon points="31,1 39,1 31 9" fill="red"/><path d="M1 11h8v8H1zm2 2v4h4v-4z" fill="blue" fill-rule="evenodd"/>',
			[
				[5, 5, RED],
				[1.3, 1.3, WHITE],
				[15, 8.5, GREEN],
				[25, 6.5, BLUE],
				[25, 7.5, WHITE],
				[33, 3, RED],
				[37, 7, WHITE],
				[2, 15, BLUE],
				[5, 15, WHITE],
			],
		],
		[
			'transforms around an origin, in parts of the view',
			'<g style="transform:rotate(90deg);transform-origin:center"><rect x="24" y="9" width="4" height="2" fill="red"/></g><rect x="1" y="1" width="4" height="4" fill="blue" transform="translate(2 0) scale(2)" style="transform-origin:10% 0"/>',
			[
				[20, 15.5, RED],
				[26, 10, WHITE],
				[1, 4, BLUE],
				[7, 4, BLUE],
				[9, 4, WHITE],
			],
		],
		[
			'curves, arcs and lines of a width',
			'<path d="M1 10C1 0 11 0 11 10z" fill="red"/><path d="M13 10a5 5 0 0110 0z" fill="blue"/><path d="M25 10q5-16 10 0" fill="green"/><line x1="1" y1="15" x2="20" y2="15" stroke="red" stroke-width="2" stroke-linecap="round"/><polyline points="25,15 39,15" fill="none" stroke="blue" stroke-width="2" stroke-dasharray="3 4"/>',
			[
				[6, 3.5, RED],
				[6, 1.5, WHITE],
				[18, 5.5, BLUE],
				[18, 4.5, WHITE],
				[30, 3, GREEN],
				[10, 15.8, RED],
				[20.7, 15, RED],
				[26, 15, BLUE],
				[30, 15, WHITE],
				[33, 15.5, BLUE],
			],
		],
		[
			'groups, transforms, clips and copies',
			'<defs><g id="a"><rect width="4" height="4"/></g><symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol><clipPath id="c"><rect x="20" y="10" width="5" height="5"/></clipPath></defs><g fill="red" transform="translate(10 0) scale(2)"><use href="#a" x="1"/></g><use xlink:href="#s" x="30" y="1" width="5" height="5" fill="green"/><g clip-path="url(#c)"><rect x="15" y="10" width="20" height="9" fill="blue"/></g><rect x="1" y="14" width="4" height="4" fill="red" transform="rotate(90 5 14)"/>',
			[
				[13, 4, RED],
				[11, 4, WHITE],
				[21, 4, WHITE],
				[32, 3, GREEN],
				[22, 13, BLUE],
				[17, 13, WHITE],
				[22, 16, WHITE],
				[3, 12, RED],
				[3, 16, WHITE],
			],
		],
		[
			'gradients, opacity and the color of the text',
			'<linearGradient id="g"><stop offset="0.5" stop-color="#f00"/><stop offset="0.5" stop-color="#00f"/></linearGradient><radialGradient id="r" href="#g" gradientUnits="userSpaceOnUse" cx="25" cy="5" r="4"/><rect width="10" height="8" fill="url(#g)"/><circle cx="25" cy="5" r="4" fill="url(#r)"/><g opacity="0.5"><rect y="10" width="10" height="8" fill="red"/><rect y="12" width="10" height="6" fill="blue"/></g><rect x="20" y="10" width="9" height="8" fill="currentColor" style="color:green"/>',
			[
				[2, 4, RED],
				[8, 4, BLUE],
				[25, 6, RED],
				[25, 8, BLUE],
				[5, 11, [255, 128, 128]],
				[5, 15, [128, 128, 255]],
				[25, 15, GREEN],
			],
		],
	])('shows %s where they are', async (_, content, places) => {
		const { bytes, notes } = await print(svg(content));
		expect(notes.map(({ code }) => code)).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = places.map(([x, y]) => [x, y, colorAt(picture, x * 10, y * 10)] as const);
			const wrong = seen.filter(([, , color], index) =>
				color.some((value, part) => Math.abs(value - places[index]![2][part]!) > 4),
			);
			expect({ reader, wrong }).toEqual({ reader, wrong: [] });
		}
	});
});

describe('text in a drawing', () => {
	asks('poppler', 'qpdf');

	testInTurn('stays text, anchored where it says, in the size of the drawing', async () => {
		const { bytes } = await print(
			svg(
				'<text x="20" y="5" font-size="2" text-anchor="middle">centered <tspan font-weight="bold">bold</tspan></text><text x="40" y="10" font-size="2" text-anchor="end">last </text><text x="1 11 21" y="15" font-size="2">abc</text>',
			),
		);
		expect(pageTexts(bytes)[0]!.replace(/\s+/g, ' ').trim()).toBe('centered bold last a b c');
		const boxes = new Map(wordBoxes(bytes)[0]!.map(({ text, box }) => [text, box]));
		expect((boxes.get('centered')![0] + boxes.get('bold')![2]) / 2).toBeCloseTo(200, 0);
		expect(boxes.get('last')![2]).toBeCloseTo(400, 0);
		expect(boxes.get('c')![0] - boxes.get('a')![0]).toBeCloseTo(200, 0);
		expect(everyObject(bytes)).toContain('NotoSerif-SemiBold');
	});

	it('has one space where parts meet, unless white space is kept', async () => {
		const text = (y: number, attributes: string, parts: string): string =>
			`<text y="${y}" font-size="2"${attributes}>${parts}</text>`;
		const { bytes } = await print(
			svg(
				text(5, '', 'one <tspan> two</tspan>') +
					text(10, '', 'one <tspan>three</tspan>') +
					text(15, ' xml:space="preserve"', 'one <tspan> four</tspan>'),
			),
		);
		const [two, three, four] = ['two', 'three', 'four'].map(
			(word) => wordBoxes(bytes)[0]!.find((one) => one.text === word)!.box[0],
		);
		expect(two).toBeCloseTo(three!, 1);
		expect(four! - two!).toBeGreaterThan(4);
	});

	it('follows rules of style sheets, also those in the drawing', async () => {
		const { bytes } = await print(
			svg(
				'<style>.b { font-size: 4px }</style><text y="9"><tspan class="a">wide</tspan><tspan class="b" x="20">tall</tspan></text>',
			),
			'.a { font-size: 2px }',
		);
		const boxes = new Map(wordBoxes(bytes)[0]!.map(({ text, box }) => [text, box]));
		const tall = boxes.get('tall')!;
		expect(tall[3] - tall[1]).toBeGreaterThan(40);
		const wide = boxes.get('wide')!;
		expect((tall[3] - tall[1]) / (wide[3] - wide[1])).toBeCloseTo(2, 1);
	});
});

describe('a drawing in the structure of the document', () => {
	asks('poppler', 'qpdf');

	testInTurn('is a figure with its label, its title or its text; decoration has no tag', async () => {
		for (const [words, content] of [
			['A label', '<svg aria-label="A label"><rect width="9" height="9"/></svg>'],
			['A title', '<svg><title>A title</title><rect width="9" height="9"/></svg>'],
			['Some text', '<svg><g><text y="20">Some text</text></g></svg>'],
		] as const) {
			const { bytes } = await print(`<p>Before ${content}</p>`);
			const hex = Buffer.from(`\ufeff${words}`, 'utf16le').swap16().toString('hex');
			expect(everyObject(bytes).toLowerCase().replace(/\s/g, '')).toMatch(
				new RegExp(`/alt(?:<${hex}>|\\(${words.replace(' ', '')}\\))`.toLowerCase()),
			);
			expect(packetOf(bytes)).toContain('pdfuaid:part');
		}
		const hidden = await print('<p>Before <svg aria-hidden="true"><rect width="9" height="9"/></svg></p>');
		expect(everyObject(hidden.bytes)).not.toContain('/S /Figure');
		expect(packetOf(hidden.bytes)).toContain('pdfuaid:part');
		const silent = await print('<p>Before <svg><rect width="9" height="9"/></svg></p>');
		expect(packetOf(silent.bytes)).not.toContain('pdfuaid:part');
	});

	it('says which of its parts are left out', async () => {
		const { notes } = await print(
			svg('<foreignObject><p>x</p></foreignObject><image href="a.png" width="9" height="9"/><unknown/>'),
		);
		expect(notes.map(({ code }) => code)).toContain('elements_left_out');
		const { message } = notes.find(({ code }) => code === 'elements_left_out')!;
		for (const name of ['foreignObject', 'unknown']) expect(message).toContain(name);
		expect(notes.map(({ code }) => code)).toContain('image_not_loaded');
	});

	testInTurn('has the text of HTML in it, such as labels of diagrams, in lines in the middle of their box', async () => {
		const label = (x: number, body: string, style = ''): string =>
			`<foreignObject x="${x}" y="20" width="60" height="60"><div style="text-align:center;font:10px/15px sans-serif;${style}">${body}</div></foreignObject>`;
		const { bytes, notes } = await print(
			`<svg width="400" height="100" viewBox="0 0 400 100">${label(0, 'one<br>two')}${label(100, '<p>words that are <b>too</b> many</p>')}${label(200, 'no line ends here', 'white-space:nowrap')}${label(300, '<i style="display:none">unseen</i>')}</svg>`,
		);
		const words = wordBoxes(bytes)[0]!;
		const placeOf = (word: string): readonly number[] => words.find(({ text }) => text === word)!.box;
		expect(words.map(({ text }) => text).sort()).toEqual('are ends here line many no one that too two words'.split(' ').sort());
		const [one, two] = [placeOf('one'), placeOf('two')];
		expect(two[1]! - one[1]!).toBeCloseTo(15 * 0.75, 0);
		expect((one[0]! + one[2]!) / 2).toBeCloseTo((two[0]! + two[2]!) / 2, 0);
		expect(placeOf('many')[1]).toBeGreaterThan(placeOf('words')[1]! + 5);
		expect(placeOf('here')[1]).toBe(placeOf('no')[1]);
		expect(notes.find(({ code }) => code === 'elements_left_out')?.message).toContain('foreignObject (4)');
	});

	it('has the labels of diagrams where a flexible box as large as the drawing places them', async () => {
		const label = (place: string, body: string): string =>
			`<switch><foreignObject width="100%" height="100%" style="overflow:visible;text-align:left" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"><div style="display:flex;height:1px;font:10px/16px sans-serif;${place}"><div>${body}</div></div></foreignObject><text x="9" y="9">instead</text></switch>`;
		const { bytes } = await print(
			`<svg width="400" height="200" viewBox="0 0 400 200">${label('align-items:unsafe center;justify-content:unsafe center;width:98px;padding-top:50px;margin-left:101px', '<div style="text-align:center">middle</div>')}${label('align-items:unsafe flex-start;justify-content:unsafe flex-start;width:98px;padding-top:120px;margin-left:20px', 'first<br><br>third')}${label('align-items:unsafe flex-end;justify-content:unsafe flex-end;width:98px;padding-top:150px;margin-left:200px', '<div style="text-align:right">last</div>')}</svg>`,
		);
		const words = wordBoxes(bytes)[0]!;
		const boxOf = (word: string) => words.find(({ text }) => text === word)!.box.map((value) => value / 0.75);
		expect(words.map(({ text }) => text).sort()).toEqual(['first', 'last', 'middle', 'third']);
		const [middle, first, third, last] = ['middle', 'first', 'third', 'last'].map(boxOf);
		expect((middle![0]! + middle![2]!) / 2).toBeCloseTo(150, 0);
		expect(Math.abs((middle![1]! + middle![3]!) / 2 - 50.5)).toBeLessThan(3);
		expect(first![0]).toBeCloseTo(20, 0);
		expect(Math.abs((first![1]! + first![3]!) / 2 - 128)).toBeLessThan(3);
		expect(third![1]! - first![1]!).toBeCloseTo(32, 0);
		expect(last![2]).toBeCloseTo(298, 0);
		expect(Math.abs((last![1]! + last![3]!) / 2 - 143)).toBeLessThan(3);
	});

	it('has text that is as long as it says', async () => {
		const { bytes } = await print(
			`<svg width="400" height="200" viewBox="0 0 400 200" font-size="20"><text x="100" y="40" textLength="200" text-anchor="middle">badge</text><text x="20" y="80" textLength="300" lengthAdjust="spacingAndGlyphs">wider</text></svg>`,
		);
		const words = wordBoxes(bytes)[0]!;
		const boxOf = (word: string) => words.find(({ text }) => text === word)!.box.map((value) => value / 0.75);
		expect(boxOf('wider')[0]).toBeCloseTo(20, 0);
		expect(boxOf('wider')[2]).toBeCloseTo(320, 0);
		// Letters far from each other are words for some readers.
		const letters = words.filter(({ box }) => box[3] / 0.75 < 50);
		expect(letters.map(({ text }) => text).join('')).toBe('badge');
		const edges = letters.flatMap(({ box }) => [box[0] / 0.75, box[2] / 0.75]);
		expect(Math.min(...edges)).toBeCloseTo(0, -1);
		expect(Math.max(...edges)).toBeGreaterThan(195);
	});

	it('says that a pattern does not paint lines or text, and that it has too many tiles', async () => {
		const pattern =
			'<pattern id="p" width="0.001" height="2" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>';
		for (const content of [
			'<rect width="9" height="9" stroke="url(#p)"/>',
			'<text y="9" fill="url(#p)">text</text>',
			'<rect width="39" height="9" fill="url(#p)"/>',
		]) {
			const { notes } = await print(svg(pattern + content));
			expect(notes.find(({ code }) => code === 'elements_left_out')?.message).toContain('pattern');
		}
		const { notes: none } = await print(svg('<rect width="9" height="9" fill="url(#missing) red"/>'));
		expect(none.map(({ code }) => code)).not.toContain('elements_left_out');
	});

	it('is as wide as the box around it without a size, and as high as its view then asks', async () => {
		const { bytes } = await print(
			'<div style="width:200pt"><svg viewBox="0 0 20 10"><text y="10" font-size="1">x</text></svg><p>after</p></div>',
		);
		const after = wordBoxes(bytes)[0]!.find(({ text }) => text === 'after')!;
		expect(after.box[1]).toBeGreaterThan(100);
		expect(after.box[1]).toBeLessThan(130);
	});
});
