import { Outline } from '../../../../shared/html/svg/outline';

it('joins an outline of very many lines piece by piece, as it would at once', () => {
	const outline = new Outline();
	const join = jest.spyOn(Array.prototype, 'join');
	for (let x = 0; x < 50_000; x++) outline.line(x, 1);
	const longest = Math.max(...join.mock.contexts.map((list) => (list as unknown[]).length));
	const { path } = outline;
	join.mockRestore();
	expect(longest).toBe(1_000);
	expect(path).toBe(['0 0 m', ...Array.from({ length: 50_000 }, (_, x) => `${x} 1 l`)].join(' '));
});

it('begins again after a shape that was closed, also between pieces', () => {
	const outline = new Outline();
	outline.move(5, 5);
	for (let x = 0; x < 998; x++) outline.line(x, 1);
	outline.close();
	outline.line(7, 7);
	expect(outline.path).toMatch(/ 997 1 l h 5 5 m 7 7 l$/);
});
