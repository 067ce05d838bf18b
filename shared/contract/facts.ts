/** Facts as the table declares them: in words, and among values from outside (docs/semantics.md, D81). */
import type { Facts } from './operations';
import type { DeclaredFacts, Fact } from './operations/types';

/** `Size of the file, in bytes.`, and when there is such a fact. */
export function describeFact({ description, unit, when }: Fact): string {
	const sentences = [unit === undefined ? description : `${description}, in ${unit}`, ...(when === undefined ? [] : [when])];
	return sentences.map((sentence) => `${sentence}.`).join(' ');
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isList = (value: unknown, type: 'string' | 'number'): boolean =>
	Array.isArray(value) && value.every((item) => typeof item === type);

/** Whether a value is one of a fact of this type. */
export function isFactValue(type: Fact['type'], value: unknown): boolean {
	switch (type) {
		case 'count':
			return isCount(value);
		case 'number':
			return typeof value === 'number';
		case 'text':
			return typeof value === 'string';
		case 'flag':
			return typeof value === 'boolean';
		case 'texts':
			return isList(value, 'string');
		case 'numbers':
			return isList(value, 'number');
		default:
			return type satisfies never;
	}
}

/** Those of the values that are declared, and of the declared type. */
export function declaredAmong(values: object, declared: DeclaredFacts = {}): Facts {
	const isDeclared = (name: string, value: unknown) => Object.hasOwn(declared, name) && isFactValue(declared[name]!.type, value);
	return Object.fromEntries(Object.entries(values).filter(([name, value]) => isDeclared(name, value)));
}
