import { PageWalk, walkPages } from '../../../shared/model/geometry/page-walk';
import type { PdfDocument } from '../../../shared/pdf/document';
import { openDocument } from '../../../shared/pdf/open-document';
import { Dict, isRef } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const open = (pages: Readonly<Record<number, string>>, count = Object.keys(pages).length): Promise<PdfDocument> =>
	openDocument(rawPages(count, { pages, objects: { 60: '<</Font<</F 3 0 R>>>>', 61: '[0 0 50 50]' } }), job(), {});

describe('looking at pages', () => {
	it('counts pages of the same geometry as one kind, however it is written', async () => {
		const document = await open({
			1: '/MediaBox[0 0 300 200]',
			2: '',
			3: '/MediaBox [ 300 200 0 0 ]',
			4: '/Rotate 90',
			5: '/Rotate -270',
			6: '/CropBox[0 0 100 100]',
			7: '/MediaBox 61 0 R',
			8: '/MediaBox[0 0 50 50]',
			9: '/UserUnit 2',
			10: '',
		});
		const { kinds, kindOf } = await walkPages(document);
		expect([...kindOf]).toEqual([0, 0, 0, 1, 1, 2, 3, 3, 4, 0]);
		expect(kinds.map(({ box, rotation, userUnit }) => [box[2], rotation, userUnit])).toEqual([
			[300, 0, 1],
			[300, 90, 1],
			[100, 0, 1],
			[50, 0, 1],
			[300, 0, 2],
		]);
	});

	it('gives pages with the same resources one and the same value', async () => {
		const own = '/Resources<</Font<</F 3 0 R>>>>';
		const document = await open({ 1: own, 2: own, 3: '', 4: own, 5: '/Resources 60 0 R', 6: '/Resources 60 0 R' });
		const walk = new PageWalk(document);
		const resources = Array.from({ length: 6 }, (_, index) => {
			walk.goTo(index);
			return walk.resources;
		});
		expect(resources[0]).toBeInstanceOf(Dict);
		expect(resources[1]).toBe(resources[0]);
		expect(resources[2]).not.toBe(resources[0]);
		expect(resources[3]).toBe(resources[0]);
		expect(isRef(resources[4]) && resources[4].number).toBe(60);
		expect((await walkPages(document)).resources.size).toBe(3);
	});

	it('gives the contents of each page', async () => {
		const document = await open({ 1: '', 2: '/Contents[41 0 R 42 0 R]', 3: '/Contents null' }, 3);
		const walk = new PageWalk(document);
		walk.goTo(0);
		expect(walk.contents()).toMatchObject({ number: 41, generation: 0 });
		walk.goTo(1);
		expect(walk.contents()).toMatchObject([{ number: 41 }, { number: 42 }]);
		walk.goTo(2);
		expect(document.resolve(walk.contents())).toBeNull();
	});

	it('reads pages that were changed', async () => {
		const document = await open({ 1: '', 2: '', 3: '' });
		document.patch(document.pages.number(0), { Rotate: 90 });
		(document.edit(document.pages.number(1)) as Dict).set('Rotate', 180);
		const { kinds, kindOf } = await walkPages(document);
		expect(Array.from(kindOf, (kind) => kinds[kind]!.rotation)).toEqual([90, 180, 0]);
	});
});
