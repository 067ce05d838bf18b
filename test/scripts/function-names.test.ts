import path from 'node:path';
import { functionsIn, isParticiple, namesToChange, shippedFunctions } from '../../scripts/measures/function-names';

it('finds functions at the top of a file, declared or assigned, and leaves inner ones and values out', () => {
	const text = [
		'export function first() { const inner = () => 1; return inner(); }',
		'const second = () => 2;',
		'export const third = async function () {};',
		'const value = second();',
	].join('\n');
	expect(functionsIn('a.ts', text).map(({ name }) => name)).toEqual(['first', 'second', 'third']);
});

it('knows participles and adverbs without an object, and leaves verbs and nouns alone', () => {
	expect(['told', 'meant', 'listed', 'around'].map(isParticiple)).toEqual([true, true, true, true]);
	expect(['split', 'embed', 'listNames', 'isShown', 'pages'].map(isParticiple)).toEqual([false, false, false, false, false]);
});

it('names participles, and names that more than three functions have', () => {
	const named = (name: string, file: string) => ({ name, file });
	const often = ['a.ts', 'b.ts', 'c.ts', 'd.ts'].map((file) => named('sizeOf', file));
	expect(namesToChange([named('told', 'a.ts'), named('readWidths', 'a.ts'), ...often])).toEqual([
		'told (a.ts): a verb and its object',
		'sizeOf: 4 functions, at most 3 (a.ts, b.ts, c.ts, d.ts)',
	]);
	expect(namesToChange(often.slice(1))).toEqual([]);
});

it('finds no such name in what ships', () => {
	const functions = shippedFunctions(path.join(__dirname, '..', '..'));
	expect(functions.length).toBeGreaterThan(2000);
	expect(namesToChange(functions)).toEqual([]);
});
