import { Objects } from '../../support/judges/facts';
import { reordered } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

withTools('qpdf')('article threads', () => {
	const bead = (next: number, previous: number, page: number, rest = '') =>
		`<</N ${next} 0 R/V ${previous} 0 R/P ${10 + page} 0 R/R[0 0 9 9]${rest}>>`;
	const input = rawPages(3, {
		catalog: '/Threads 60 0 R',
		pages: { 1: '/B[71 0 R]', 2: '/B[70 0 R 73 0 R]', 3: '/B[72 0 R]' },
		objects: {
			60: '[61 0 R 62 0 R]',
			61: '<</F 70 0 R/I<</Title(Story)>>>>',
			62: '<</F 73 0 R/I<</Title(Secret)>>>>',
			70: bead(71, 72, 2, '/T 61 0 R'),
			71: bead(72, 70, 1),
			72: bead(70, 71, 3),
			73: bead(73, 73, 2, '/T 62 0 R'),
		},
	});

	test('removes the beads of removed pages from the ring, and a thread with its last bead', async () => {
		const bytes = await reordered(input, '1,3');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(uncompressed(bytes)).not.toContain('Secret');
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		const [thread] = objects.catalog('/Threads');
		expect(objects.catalog('/Threads')).toHaveLength(1);
		const [first, second] = objects.pages().map((page) => objects.at(page, '/B')[0]);
		expect(objects.get(thread)['/F']).toBe(first);
		expect(objects.get(first)).toMatchObject({ '/T': thread, '/N': second, '/V': second });
		expect(objects.get(second)).toMatchObject({ '/N': first, '/V': first });
	});

	test('gives a copy of a page no beads', async () => {
		const objects = new Objects(await reordered(input, '1,2,2,3,1'));
		expect(objects.pages().map((page) => objects.at(page, '/B')?.length)).toEqual([1, 2, undefined, 1, undefined]);
		expect(objects.catalog('/Threads')).toHaveLength(2);
	});
});
