import { OPERATORS, PATH_BUILDING, PATH_PAINTING } from '../../../shared/model/content/operator-table';

test('has the 73 operators of ISO 32000-2, Table A.1, each once', () => {
	expect(OPERATORS).toHaveLength(73);
	expect(new Set(OPERATORS).size).toBe(73);
});

test('names only operators where it says what they do with paths', () => {
	expect(OPERATORS).toEqual(expect.arrayContaining([...PATH_BUILDING, ...PATH_PAINTING.keys()]));
});
