/** Marks that belong together: elements that are clear as a whole, the layers of shadows, and the areas of links that are moved. */
import { decode } from '../../../shared/contract/values/decode';
import { SMALL_JPEG } from '../../support/documents/images';
import { local } from '../../support/hosts/local';
import { printStyled } from '../../support/hosts/styled-html';
import {
	asks,
	everyObject,
	onFile,
	packetOf,
	pageTexts,
	qpdfCheck,
	renderPages,
	run,
	withPrograms,
	wordBoxes,
} from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

async function print(body: string): Promise<Uint8Array> {
	const html = `<!doctype html><html lang="en"><style>@page{margin:0}body{margin:0}</style>${body}`;
	const { documents } = await local.run(
		'html_to_pdf',
		[{ name: 'text.html', bytes: Buffer.from(html) }],
		decode('html_to_pdf', {}),
	);
	return documents[0]!.bytes;
}

/** The share of colors between full and white, such as 0.5 for the half of it. */
const shareOf = (part: number): number => Math.round((1 - part / 255) * 10) / 10;

describe('boxes over and under others', () => {
	const jury = assembleJury();
	const [LIME, RED, BLUE] = ['#0f0', '#f00', '#00f'];
	const box = (place: string, color: string | undefined, inside = ''): string =>
		`<div style="${place};width:100px;height:100px${color === undefined ? '' : `;background:${color}`}">${inside}</div>`;
	const over = (more: string): string => `position:absolute;left:0;top:0;${more}`;

	testInTurn.each([
		[
			'under the flow of its stacking context',
			box('position:relative;z-index:0', undefined, box('', LIME) + box(over('z-index:-1'), RED)),
			LIME,
		],
		['over the background of its stacking context', box('position:relative;z-index:0', LIME, box(over('z-index:-1'), RED)), RED],
		['under the background of a box without such a context', box('position:relative', LIME, box(over('z-index:-1'), RED)), LIME],
		['under text of another box', `${box(over('z-index:-1'), RED)}${box('', LIME)}`, LIME],
		[
			'over a later box, from within one without an order',
			box('position:relative', RED, box('position:relative;z-index:1', LIME)) + box(over(''), BLUE),
			LIME,
		],
		[
			'below a later box, from within one that has an order',
			box('position:relative;z-index:0', RED, box('position:relative;z-index:1', BLUE)) + box(over(''), LIME),
			LIME,
		],
		[
			'in the order of the document, if none is given',
			box('position:relative', RED, box('position:relative', BLUE)) + box(over(''), LIME),
			LIME,
		],
		[
			'by its order as an item',
			`<div style="display:flex">${box('z-index:1;flex:none', LIME)}${box('margin-left:-100px;flex:none', RED)}</div>`,
			LIME,
		],
		['on its page, if it is fixed', `${box('position:fixed;left:0;top:0;z-index:-1', RED)}${box('', LIME)}`, LIME],
	])('a box is %s', async (_, body, color) => {
		const wanted = [1, 2, 3].map((part) => (color[part] === 'f' ? 1 : 0));
		for (const [reader, picture] of await jury.pictures(await print(body)))
			expect([reader, ...colorAt(picture, 40, 40).map((part) => Math.round(part / 255))]).toEqual([reader, ...wanted]);
	});

	it('a fixed box is under the flow on all pages', async () => {
		const body = `${box('position:fixed;left:0;top:0;z-index:-1', RED)}${box('', LIME)}<div style="break-before:page">${box('', LIME)}</div>`;
		const bytes = await print(body);
		for (const page of [1, 2]) {
			const { rgb, width } = renderPages(bytes, { dpi: 72, first: page, last: page })[0]!;
			expect([page, ...rgb.subarray((40 * width + 40) * 3, (40 * width + 40) * 3 + 3)]).toEqual([page, 0, 255, 0]);
		}
	});
});

describe('an element that mixes with the ground', () => {
	const jury = assembleJury();

	testInTurn.each([
		['multiply', [0, 0, 0]],
		['screen', [1, 1, 0]],
		['normal', [0, 1, 0]],
	])('%s', async (mode, wanted) => {
		const box = `height:80px;background:#0f0;margin-top:-80px;mix-blend-mode:${mode}`;
		const bytes = await print(`<div style="height:80px;background:#f00"></div><div style="${box}">Text</div>`);
		for (const [, picture] of await jury.pictures(bytes)) {
			const color = colorAt(picture, 200, 50).map((part) => Math.round(part / 255));
			expect(color).toEqual(wanted);
		}
		expect(packetOf(bytes)).toMatch(/pdfaid:part>3/);
	});

	it('has no effect with an unknown mode', async () => {
		const bytes = await print('<p style="mix-blend-mode:dissolve">Text</p>');
		expect(everyObject(bytes)).not.toContain('/S /Transparency');
	});
});

describe('an element whose opacity is below 1', () => {
	const RED = '<div style="background:#f00;height:80px"><div style="background:#00f;height:40px"></div></div>';

	const jury = assembleJury();

	testInTurn('is clear as a whole: its parts do not shine through each other', async () => {
		const bytes = await print(`<div style="opacity:.5">${RED}</div>${RED.replaceAll('height', 'opacity:.5;height')}`);
		for (const [, picture] of await jury.pictures(bytes)) {
			const [blue, red] = [colorAt(picture, 30, 15), colorAt(picture, 30, 45)];
			expect([blue.map(shareOf), red.map(shareOf)]).toEqual([
				[0.5, 0.5, 0],
				[0, 0.5, 0.5],
			]);
			// A group within a group: half of the blue shines through, and then half of both.
			const [warm, green, cold] = colorAt(picture, 30, 75);
			expect(green).toBeLessThan(Math.min(warm, cold) - 50);
			expect(Math.abs(warm - cold)).toBeLessThan(4);
		}
	});

	withPrograms('poppler')('with text and a picture', () => {
		asks('qpdf');

		testInTurn('keeps both, the tags and the claims', async () => {
			const picture = `data:image/jpeg;base64,${Buffer.from(SMALL_JPEG).toString('base64')}`;
			const bytes = await print(
				`<div style="opacity:.4"><h1>Head</h1><p style="background:#ff0">Text <img src="${picture}" alt="dot" style="width:60px"> <a href="https://a.example">link</a></p></div><p>After</p>`,
			);
			expect(qpdfCheck(bytes).clean).toBe(true);
			const tree = onFile(bytes, (file) => run('pdfinfo', ['-struct-text', file])).stdout.toString('utf8');
			expect(tree.replace(/\s+/g, ' ')).toMatch(/H1 .*"Head" .*P .*"Text ".*Link .*"link".*P .*"After"/);
			expect(packetOf(bytes)).toMatch(/pdfaid:part>3/);
			for (const part of ['/S /Transparency', '/S /Figure']) expect(everyObject(bytes)).toContain(part);
		});

		it('is not a group if it has only text', async () => {
			expect(everyObject(await print('<p style="opacity:.4">Only text</p>'))).not.toContain('/S /Transparency');
		});
	});
});

describe('the area of a link', () => {
	asks('poppler', 'qpdf');

	it.each([
		['relative place', 'position:relative;left:200px;top:90px'],
		['place of a box around it', 'position:relative;left:50px;display:inline-block;transform:translate(70px,30px)'],
		['turn', 'display:inline-block;transform:rotate(90deg) scale(1.5)'],
	])('is where its text is, moved by a %s', async (_, style) => {
		const bytes = await print(
			`<p style="margin:150px">Before <span style="${style}"><a href="https://a.example">moved</a></span></p>`,
		);
		const [left, top, right, bottom] = wordBoxes(bytes)[0]!.find(({ text }) => text === 'moved')!.box;
		const [, ...sides] = /\/Rect ?\[\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/.exec(everyObject(bytes))!;
		const [x1, y1, x2, y2] = sides.map(Number) as [number, number, number, number];
		// Both are around the letters; the height of lines is not the same.
		for (const [own, word] of [
			[x1, left],
			[x2, right],
			[841.89 - y2, top],
			[841.89 - y1, bottom],
		] as const)
			expect(Math.abs(own - word)).toBeLessThan(8);
	});
});

describe('a shadow', () => {
	const jury = assembleJury();

	/** The part of a color that a Gaussian has so far beyond a straight edge; its standard deviation is half of the blur. */
	const gaussian = (distance: number, blur: number): number => {
		const deviations = (-2 * distance) / blur;
		return 0.5 * (1 + Math.tanh(0.79788 * (deviations + 0.044715 * deviations ** 3)));
	};

	testInTurn.each([
		['that hides all', '0 0 40px #000', 1],
		['that is half clear', '0 0 40px rgba(0,0,0,.5)', 0.5],
		['that is larger than its box', '0 0 40px 20px #000', 1],
	])('%s fades as a Gaussian does', async (_name, value, alpha) => {
		const bytes = await print(
			`<div style="position:absolute;left:150px;top:120px;width:300px;height:200px;background:#fff;box-shadow:${value}"></div>`,
		);
		const spread = value.includes('20px') ? 20 : 0;
		const pictures = await jury.pictures(bytes, 96);
		expect(pictures.length).toBeGreaterThan(0);
		for (const [reader, picture] of pictures) {
			const found = Array.from({ length: 60 + spread }, (_, distance) => 1 - colorAt(picture, 450 + distance, 220)[0] / 255);
			for (const [distance, part] of found.entries())
				if (distance > 0)
					expect([reader, distance, Math.abs(part - alpha * gaussian(distance + 0.5 - spread, 40)) < 0.05]).toEqual([
						reader,
						distance,
						true,
					]);
			// It never grows, and the box itself has none.
			expect(found.slice(1).every((part, at) => part <= (found[at] ?? 1) + 0.01 || at === 0)).toBe(true);
			expect(colorAt(picture, 440, 220)).toEqual([255, 255, 255]);
		}
	});

	test('of a square corner is square without a blur', async () => {
		const bytes = await print(
			'<div style="position:absolute;left:100px;top:100px;width:100px;height:100px;box-shadow:0 0 0 20px #000"></div>',
		);
		for (const [reader, picture] of await jury.pictures(bytes, 96))
			expect([reader, colorAt(picture, 83, 83)]).toEqual([reader, [0, 0, 0]]);
	});
});

describe('filters', () => {
	const jury = assembleJury();
	const square = (style: string): string => `<div style="width:100px;height:100px;background:#36c;${style}"></div>`;
	const expectColor = async (body: string, wanted: readonly number[], tolerance = 5): Promise<void> => {
		for (const [reader, picture] of await jury.pictures(await print(body))) {
			const found = colorAt(picture, 40, 40);
			const isNear = found.every((part, index) => Math.abs(part - wanted[index]!) <= tolerance);
			expect([reader, isNear ? wanted : found]).toEqual([reader, wanted]);
		}
	};

	testInTurn.each([
		['none', [51, 102, 204]],
		['brightness(0) invert(1)', [255, 255, 255]],
		['invert(100%)', [204, 153, 51]],
		['invert(0.25)', [89, 115, 166]],
		['brightness(0.5)', [26, 51, 102]],
		['brightness(200%)', [102, 204, 255]],
		['contrast(0.5)', [89, 115, 166]],
		['contrast(2)', [0, 77, 255]],
		['saturate(0)', [98, 98, 98]],
		['opacity(50%)', [153, 179, 230]],
		['grayscale() opacity(0.5)', [177, 177, 177]],
		['blur(2px) invert(1)', [51, 102, 204]],
		['saturate(2)', [51, 102, 204]],
		['wrong(1) invert(1)', [51, 102, 204]],
	])('%s changes colors', async (filter, wanted) => {
		await expectColor(square(`filter:${filter}`), wanted);
	});

	it('cast shadows of boxes with a ground, and a note names others', async () => {
		const shadow = 'width:50px;height:50px;filter:drop-shadow(50px 50px #36c)';
		await expectColor(`<div style="${shadow};background:#0f0"></div>`, [51, 102, 204]);
		const { notes } = await printStyled(`<p style="${shadow}">text</p>`);
		expect(notes.map(({ code }) => code)).toContain('styles_ignored');
	});

	testInTurn('sepia is brown', () => expectColor(square('filter:sepia(1)'), [137, 122, 95], 8));

	testInTurn('shows nothing beside the marks', () =>
		expectColor('<div style="width:100px;height:100px;filter:invert(1)"></div>', [255, 255, 255]),
	);

	testInTurn('drawings have them, too', async () => {
		const inside = '<g style="filter:invert(1)"><rect width="100" height="100" fill="#36c"/></g>';
		await expectColor(`<svg width="100" height="100" style="display:block">${inside}</svg>`, [204, 153, 51]);
	});

	testInTurn('filters in filters have no effect', async () => {
		const deep = Array.from({ length: 6 }).reduce<string>((inner) => `<div style="filter:invert(1)">${inner}</div>`, square(''));
		await expectColor(deep, [204, 153, 51]);
	});

	testInTurn('pictures of links are clear and filtered, too', async () => {
		const picture = `<a href="https://octavo.example"><img alt="" style="width:100px;height:100px;filter:brightness(0) opacity(0.5)" src="data:image/jpeg;base64,${Buffer.from(SMALL_JPEG).toString('base64')}"></a>`;
		await expectColor(picture, [128, 128, 128]);
	});

	it('text stays text, once', async () => {
		const bytes = await print('<p style="filter:grayscale(1)">Words</p>');
		expect(pageTexts(bytes)[0]!.trim()).toBe('Words');
		expect(qpdfCheck(bytes).clean).toBe(true);
	});
});
