/** Decoding, for every operation and kind of field. */
import fc from 'fast-check';
import { decode, decodeAll, encode } from '../../shared/contract/values/decode';
import { expectation } from '../../shared/contract/values/expectation';
import { operationNames, operationOf } from '../../shared/contract/operations';
import { paramsOf, valueOf } from '../support/arbitrary';

describe.each(operationNames)('%s', (name) => {
	const { fields, atLeastOne = [] } = operationOf(name);
	/** The fields without which it is refused: those that are required, and one of those of which at least one is. */
	const required = Object.fromEntries(
		Object.entries(fields)
			.filter(([wire, field]) => field.required ?? wire === atLeastOne[0])
			.map(([wire, field]) => [wire, fc.sample(valueOf(field), { numRuns: 1, seed: 1 })[0]!]),
	);

	test('gives absent fields their default, from text and from values', () => {
		const defaults = Object.fromEntries(
			Object.entries(fields).flatMap(([wire, field]) => ('default' in field ? [[wire, field.default]] : [])),
		);
		expect(decode(name, required)).toEqual({ ...required, ...defaults });
		const written = Object.fromEntries(Object.entries(defaults).map(([wire, value]) => [wire, encode(value)]));
		expect(decode(name, { ...required, ...defaults })).toEqual({ ...required, ...defaults });
		expect(decode(name, { ...required, ...written })).toEqual({ ...required, ...defaults });
	});

	test('treats empty text as absent', () => {
		const blank = Object.fromEntries(Object.keys(fields).map((wire) => [wire, '']));
		expect(decode(name, { ...blank, ...required })).toEqual(decode(name, required));
	});

	test('with `refuse`, treats an empty value by the class of its field (D37)', () => {
		for (const [wire, field] of Object.entries(fields))
			for (const value of [undefined, null, '']) {
				const { issues } = decodeAll(name, { ...required, [wire]: value }, 'refuse');
				const needed = field.required === true || wire === atLeastOne[0];
				const refused = needed || (field.empty === 'word' ? value === undefined : field.empty !== 'opener');
				expect([wire, value, issues.map((issue) => issue.field)]).toEqual([wire, value, refused ? [wire] : []]);
				if (refused) expect(issues[0]!.message).toMatch(/^is (empty|undefined)\b.*: |^is empty, which|^is required, unless/);
			}
		expect(decodeAll(name, required, 'refuse').issues).toEqual([]);
	});

	test('ignores unknown names', () => {
		expect(decode(name, { ...required, nonsense: 1, __proto__: { x: 1 }, constructor: 'x' })).toEqual(decode(name, required));
	});

	test('decodes what it encoded', () => {
		fc.assert(
			fc.property(paramsOf(name), (params) => {
				// A file is never written as text.
				const written = Object.fromEntries(
					Object.entries(params).map(([wire, value]) => [
						wire,
						fields[wire]?.kind === 'file' || fields[wire]?.kind === 'files'
							? value
							: encode(value as Parameters<typeof encode>[0]),
					]),
				);
				expect(decode(name, written)).toEqual(params);
				expect(decode(name, params)).toEqual(params);
			}),
			{ numRuns: 60 },
		);
	});

	test('reports all problems at once, by field, with what the field takes and without the value', () => {
		const wrong = Object.fromEntries(Object.keys(fields).map((wire) => [wire, ['hunter2-one', 'hunter2-two']]));
		const { issues } = decodeAll(name, wrong);
		expect(issues.map(({ field }) => field)).toEqual(Object.keys(fields));
		const missing = decodeAll(name, {}).issues;
		expect(missing.map(({ field }) => field).sort()).toEqual(Object.keys(required).sort());
		for (const { field, message } of missing)
			expect(message).toContain(fields[field]!.required ? `is required: ${expectation(fields[field]!)}` : 'is required, unless');
	});

	test('throws only OctavoError, and never repeats a secret, whatever the input', () => {
		const raw = fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.anything());
		fc.assert(
			fc.property(raw, (values) => {
				const secret = Object.fromEntries(
					Object.entries(fields).flatMap(([wire, field]) =>
						field.kind === 'text' && field.secret ? [[wire, 'hunter2\u0000'.repeat(99)]] : [],
					),
				);
				const { issues } = decodeAll(name, { ...values, ...secret });
				expect(JSON.stringify(issues)).not.toContain('hunter2');
			}),
			{ numRuns: 100 },
		);
	});
});
