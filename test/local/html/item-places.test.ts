/** Where items of flexible boxes and grids are: the places of words. */
import { placesOf } from '../../support/hosts/styled-html';
import { asks } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

describe('html_to_pdf', () => {
	asks('poppler');

	testInTurn('makes flexible tracks as large as an item over two of them', async () => {
		const places = await placesOf(
			'<div style="display:grid;width:50px;grid-template-columns:1fr 3fr"><div style="width:200px;grid-column:1/3">wide</div><div style="width:0">a</div><div style="width:0">b</div></div>',
		);
		expect(places.get('b')![0] - places.get('a')![0]).toBe(50);
	});

	it('places a positioned box without edges as its flexible box or grid aligns it', async () => {
		const box = (display: string, align: string, word: string): string =>
			`<div style="display:${display};height:100px;line-height:20px;align-items:${align}"><b style="position:absolute">${word}</b></div>`;
		const places = await placesOf(box('flex', 'start', 'a') + box('flex', 'end', 'b') + box('grid', 'center', 'c'));
		const [first, second, third] = ['a', 'b', 'c'].map((word) => places.get(word)![1]);
		expect([second! - first!, third! - first!]).toEqual([180, 240]);
	});

	it('reads how items flow from the short form of a grid', async () => {
		const three = '<b>a</b><b>b</b><b>c</b>';
		const box = (grid: string): Promise<ReadonlyMap<string, readonly [number, number]>> =>
			placesOf(`<div style="display:grid;width:300px;height:200px;grid-auto-flow:column;grid:${grid}">${three}</div>`);
		const between = (places: ReadonlyMap<string, readonly [number, number]>, one: string, other: string) =>
			[0, 1].map((axis) => places.get(other)![axis]! - places.get(one)![axis]!);
		const across = await box('auto-flow 40px / 100px 50px');
		expect([between(across, 'a', 'b'), between(across, 'a', 'c')]).toEqual([
			[100, 0],
			[0, 40],
		]);
		const down = await box('60px 20px / auto-flow dense 30px');
		expect([between(down, 'a', 'b'), between(down, 'a', 'c')]).toEqual([
			[0, 60],
			[30, 0],
		]);
		// A template has the flow of a grid that says nothing about it.
		expect(between(await box('60px 20px / 80px 90px'), 'a', 'b')).toEqual([80, 0]);
	});

	it('makes an item no narrower than its one letter, beside words that are cut anywhere', async () => {
		const box = (style: string): string =>
			`<div style="display:flex;gap:30px;width:200px;${style}">☎<b>${'long'.repeat(40)}</b></div><div style="display:flex;gap:30px">☎<b>next</b></div>`;
		const places = await placesOf(box('overflow-wrap:anywhere'));
		const [cut, next] = [[...places.keys()].find((word) => word.startsWith('longlong'))!, 'next'];
		expect(Math.abs(places.get(cut)![0] - places.get(next)![0])).toBeLessThan(1.1);
	});

	it('begins safely aligned items that are too high at the start', async () => {
		const box = (align: string, word: string): string =>
			`<div style="display:flex;height:40px;margin-top:200px;line-height:20px"><div style="height:100px;flex:none;align-self:${align}">${word}</div></div>`;
		const places = await placesOf(box('start', 'a') + box('safe end', 'b') + box('end', 'c'));
		const [first, second, third] = ['a', 'b', 'c'].map((word) => places.get(word)![1]);
		expect([second! - first!, third! - first!]).toEqual([240, 420]);
	});

	it('shares what an item over two columns needs as their kinds say', async () => {
		const wide = '<div style="width:40px">i</div>'.repeat(2);
		const places = await placesOf(
			`<div style="display:grid;grid-template-columns:max-content auto"><div style="grid-row:1;grid-column:1/3;display:flex;flex-wrap:wrap">${wide}</div><b style="grid-row:2">a</b><b style="grid-row:2">b</b></div>`,
		);
		expect(places.get('b')![0] - places.get('a')![0]).toBe(60);
	});

	it('makes no column larger than it may be for its text alone', async () => {
		const places = await placesOf(
			'<div style="display:grid;grid-template-columns:minmax(auto,10px) 30px"><b>wide</b><b>b</b></div>',
		);
		expect(places.get('b')![0] - places.get('wide')![0]).toBe(10);
	});

	it('gives flexible rows what a least height leaves, and rows in percent their part of the content', async () => {
		const places = await placesOf(
			'<div style="display:grid;min-height:300px;grid-template-rows:100px 1fr 40px"><b>a</b><b>b</b><b>c</b></div><div style="display:grid;grid-template-rows:50% 20px"><div style="height:80px">d</div><b>e</b></div>',
		);
		const [first, last, upper, lower] = ['a', 'c', 'd', 'e'].map((word) => places.get(word)![1]);
		expect([last! - first!, lower! - upper!]).toEqual([260, 50]);
	});

	it('makes a grid that is as wide as its content three times as wide as its widest of three equal columns', async () => {
		const places = await placesOf(
			'<div style="float:left;display:grid;grid-template-columns:repeat(3,1fr)"><div style="width:60px">a</div><div style="width:10px">b</div><div style="width:10px">c</div></div><b>d</b>',
		);
		expect(places.get('d')![0] - places.get('a')![0]).toBe(180);
	});

	it('measures a positioned box from the lines of its grid', async () => {
		const places = await placesOf(
			'<div style="display:grid;position:relative;width:400px;height:200px;justify-content:center;align-content:end;grid-template-columns:100px 50px;grid-template-rows:70px 30px"><b style="position:absolute;grid-column:2;grid-row:2">a</b><b style="position:absolute;top:0;left:0">b</b></div>',
		);
		const [[left, top], [first, upper]] = [places.get('a')!, places.get('b')!];
		expect([left - first, top - upper]).toEqual([225, 170]);
	});

	it('puts baselines of a row of a grid at one height', async () => {
		const places = await placesOf(
			'<div style="display:grid;grid-template-columns:60px 60px;align-items:baseline"><div style="height:80px;padding-top:40px">a</div><div style="padding-top:10px">b</div></div><p style="margin:0">c</p>',
		);
		expect(places.get('b')![1]).toBe(places.get('a')![1]);
		expect(places.get('c')![1] - places.get('b')![1]).toBe(80);
	});

	it('aligns an item at the end of its own direction', async () => {
		const places = await placesOf(
			'<div style="display:grid;width:300px;justify-items:self-end"><div style="direction:rtl;width:50px;text-align:left">a</div><div style="width:50px">b</div></div>',
		);
		expect(places.get('b')![0] - places.get('a')![0]).toBe(250);
	});

	it('lets items of a column grow up to its least height, and breaks it at its greatest', async () => {
		const places = await placesOf(
			'<div style="display:flex;flex-direction:column;min-height:300px"><b>a</b><b style="flex:1">b</b><b>c</b></div><div style="display:flex;flex-flow:column wrap;max-height:100px;width:400px"><b style="height:60px;width:60px">d</b><b style="height:60px;width:60px">e</b></div>',
		);
		expect(places.get('c')![1] - places.get('a')![1]).toBe(278);
		expect(places.get('e')![0] - places.get('d')![0]).toBe(200);
	});

	it('makes items that have a width as narrow as their content', async () => {
		const places = await placesOf(
			'<div style="display:flex;width:100px"><div style="width:300px">a</div><b style="flex:none;width:60px">b</b></div>',
		);
		expect(places.get('b')![0] - places.get('a')![0]).toBe(40);
	});

	it('fills what there is without the margins', async () => {
		const places = await placesOf(
			'<div style="width:300px"><div style="float:left;width:stretch;margin:0 20px;text-align:right">a</div><p style="margin:0;clear:both;text-align:right">b</p></div>',
		);
		expect(places.get('b')![0] - places.get('a')![0]).toBeGreaterThan(18);
		expect(places.get('b')![0] - places.get('a')![0]).toBeLessThan(22);
	});

	it('repeats named lines with their columns, and leaves out columns without items', async () => {
		const places = await placesOf(
			'<div style="display:grid;width:400px;grid-template-columns:repeat(auto-fill,[x] 40px [y] 60px)"><b style="grid-column:x 3">a</b><b style="grid-column:1;grid-row:1">b</b></div><div style="display:grid;width:400px;gap:10px;grid-template-columns:repeat(auto-fit,minmax(90px,1fr)) [z] 20px"><b>c</b><b style="grid-column:3">d</b><b style="grid-column:z;grid-row:1">e</b></div>',
		);
		const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((word) => places.get(word)![0]);
		expect([a! - b!, d! - c!, e! - c!]).toEqual([200, 190, 380]);
	});

	it('takes the margins of an item in percent from its column, which does not know them', async () => {
		const places = await placesOf(
			'<div style="display:grid;grid-template-columns:max-content 40px;width:400px"><div style="margin:0 25%"><div style="width:80px">a</div></div><b>b</b></div>',
		);
		expect(places.get('b')![0] - places.get('a')![0]).toBe(60);
	});
});
