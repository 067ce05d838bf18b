/** Boxes whose lines run down or up the page, as readers find their words. */
import { printStyled } from '../../support/hosts/styled-html';
import { pageTexts, qpdfCheck, withPrograms, wordBoxes } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const SHEET = '@page{size:400pt 400pt;margin:0}body{margin:0;font:16px/20px sans-serif}.v{writing-mode:vertical-rl}p{margin:0}';
/** Points of a pixel. */
const POINT = 0.75;

interface Seen {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

async function print(body: string): Promise<(word: string) => Seen> {
	const { bytes, notes } = await printStyled(body, SHEET);
	expect(notes.map(({ code }) => code)).toEqual([]);
	expect(qpdfCheck(bytes).clean).toBe(true);
	const words = wordBoxes(bytes)[0]!;
	return (word) => {
		const [left, top, right, bottom] = words.find(({ text }) => text === word)!.box.map((value) => value / POINT);
		return { left: left!, top: top!, width: right! - left!, height: bottom! - top! };
	};
}

withPrograms('poppler', 'qpdf')('lines that run down', () => {
	testInTurn('go from the top to the bottom, or from the bottom to the top', async () => {
		const at = await print(
			'<div style="display:flex;margin-top:10px"><div class="v">going downwards</div><div style="writing-mode:sideways-lr">rising upwards</div><p>across</p></div>',
		);
		for (const word of ['going', 'downwards', 'rising', 'upwards'])
			expect([word, at(word).height > at(word).width * 0.9]).toEqual([word, true]);
		expect(at('downwards').top).toBeGreaterThan(at('going').top + at('going').height);
		expect(at('upwards').top).toBeLessThan(at('rising').top);
		// Each is as wide as its line is high.
		expect(at('across').left).toBeCloseTo(40, 0);
		expect(Math.abs(at('going').left - at('downwards').left)).toBeLessThan(1);
	});

	testInTurn('break where the height of their box ends, and follow each other from the right', async () => {
		const at = await print('<div class="v" style="height:70px">first second</div><p>below</p>');
		expect(at('first').left - at('second').left).toBeCloseTo(20, 0);
		expect(at('second').top).toBeLessThan(10);
		expect(at('below').top).toBeGreaterThan(65);
		expect(at('below').top).toBeLessThan(80);
	});

	testInTurn('are aligned in the height that a flexible box, a grid or both edges give to their box', async () => {
		const center = 'class="v" style="text-align:center';
		const at = await print(
			`<div style="display:flex;height:100px"><div ${center}">flexible</div></div><div style="display:grid;height:100px"><div ${center}">grid</div></div><div style="position:relative;height:100px"><div ${center};position:absolute;top:0;bottom:0">edges</div></div>`,
		);
		for (const [index, word] of ['flexible', 'grid', 'edges'].entries()) {
			const { top, height } = at(word);
			expect([word, Math.round((top + height / 2) / 10)]).toEqual([word, 5 + 10 * index]);
		}
	});

	testInTurn('make a head of a table narrow, and as high as their text is long', async () => {
		const at = await print(
			'<table style="border-spacing:0"><tr><th class="v" style="padding:0">consumption</th><th style="padding:0">plain</th></tr><tr><td style="padding:0">7</td><td style="padding:0">8</td></tr></table>',
		);
		const head = at('consumption');
		expect(head.height).toBeGreaterThan(80);
		expect(at('plain').left).toBeCloseTo(20, 0);
		expect(at('7').top).toBeGreaterThan(head.top + head.height - 4);
		// In the middle, as other heads are.
		expect(Math.abs(at('plain').top + at('plain').height / 2 - head.top - head.height / 2)).toBeLessThan(3);
	});

	testInTurn('are a box among text, and stay whole at the end of a page', async () => {
		const { bytes } = await printStyled(
			`<p>before <span class="v">among</span> after</p><p style="height:400px"></p><div class="v" style="height:120px">a long text that stays on one page with all of its lines</div>`,
			SHEET,
		);
		const [first, second] = pageTexts(bytes);
		expect(first!.replace(/\s+/g, ' ')).toContain('before');
		expect(first).toContain('among');
		for (const word of ['long', 'stays', 'lines']) expect([first!.includes(word), second!.includes(word)]).toEqual([false, true]);
	});

	it('are in flexible boxes, too, and are turned once', async () => {
		const at = await print(
			'<div class="v" style="display:flex;gap:30px"><p>beside</p><p>another</p></div><div class="v"><div class="v">onlyonce</div></div>',
		);
		expect(at('beside').height).toBeGreaterThan(at('beside').width);
		expect(at('another').top - at('beside').top - at('beside').height).toBeCloseTo(30, -0.5);
		expect(at('onlyonce').height).toBeGreaterThan(at('onlyonce').width);
	});

	testInTurn('are in content that is made, and only where a known word says so', async () => {
		const at = await print(
			'<style>i::before{content:"generated";display:inline-block;writing-mode:vertical-rl}</style><i></i><p style="writing-mode:constructor">plainly</p>',
		);
		expect(at('generated').height).toBeGreaterThan(at('generated').width);
		expect(at('plainly').width).toBeGreaterThan(at('plainly').height);
	});

	testInTurn('run across where they would be wider than a page, and nothing is lost', async () => {
		const words = Array.from({ length: 800 }, (_, index) => `w${index}`);
		const { bytes } = await printStyled(`<div class="v">${words.join(' ')}</div>`, SHEET);
		expect(pageTexts(bytes).length).toBeGreaterThan(1);
		expect(pageTexts(bytes).join(' ').split(/\s+/).filter(Boolean)).toEqual(words);
	});

	it.each([
		['tables', '<table class="v"><tr><td>text</td></tr></table>'],
		['letters that would be upright', '<p class="v">text 東京</p>'],
	])('run across in %s, and a note says so', async (_, body) => {
		const { notes } = await printStyled(body, SHEET);
		expect(notes.some(({ code, message }) => code === 'styles_ignored' && message.includes('writing-mode'))).toBe(true);
	});
});
