/** Values of a template in HTML that have very many lines, each of which begins with an element. */
import { decode } from '../../shared/contract/values/decode';
import { fillHtml } from '../../shared/html/fill-html';
import { everyElement } from '../../shared/html/nodes';
import { parseHtml } from '../../shared/html/parse-html';
import { Pace } from '../../shared/pace/pace';
import { placeForValue, putValues } from '../../shared/template/places';
import { job, local } from '../support/hosts/local';
import { testInTurn } from '../support/sample';

describe('lines of the values of a template', () => {
	const template = { name: 'a.html', bytes: Buffer.from('<p>{{a}}</p><p>{{a}}</p>') };
	const lines = (count: number) => decode('html_to_pdf', { values: JSON.stringify({ a: 'a\n'.repeat(count / 2) }) });

	test('are put into the text in steps', async () => {
		const asked: number[] = [];
		for (const count of [0, 2000]) {
			const step = jest.spyOn(Pace.prototype, 'step');
			await fillHtml((await parseHtml(`<p>${placeForValue(0)}</p>`, job().pace)).root, ['a\n'.repeat(count)], job().pace);
			asked.push(step.mock.calls.length);
			step.mockRestore();
		}
		expect(asked[1]! - asked[0]!).toBe(2000);
	});

	testInTurn('are as many as a document may have elements', async () => {
		const refusal = local.run('html_to_pdf', [template], lines(100_002));
		await expect(refusal).rejects.toMatchObject({
			code: 'invalid_parameters',
			issues: [{ field: 'values', message: 'have more than 100000 lines; at most that many are allowed' }],
		});
	});
});

test('values of one text are put into it in steps, as at once', async () => {
	const text = `${placeForValue(0)} a ${placeForValue(1)}\u{1f600}`.repeat(1000);
	const values = ['one', 'two'];
	const step = jest.spyOn(Pace.prototype, 'step');
	const { root } = await parseHtml(`<p>${text}</p>`, job().pace);
	step.mockClear();
	await fillHtml(root, values, job().pace);
	expect(step.mock.calls.length).toBeGreaterThan(2000);
	step.mockRestore();
	const paragraph = [...everyElement(root)].find(({ name }) => name === 'p')!;
	expect(paragraph.children.map((child) => child.kind === 'text' && child.value)).toEqual([putValues(text, values)]);
	expect(putValues(text, values)).toBe('one a two\u{1f600}'.repeat(1000));
});
