/** The values that fields take, in words. */
import type { Choice, Decimal, Field, File, Option, PageOrder, Text } from '../operations/types';
import { LENGTH_WORDS, SIZE_WORDS } from './measures';
import { SIDES_WORDS } from './page-sides';
import { textFormats } from './text-formats';

/** The values that a field takes, in words that follow "must be". */
export function expectation(field: Field): string {
	switch (field.kind) {
		case 'text': {
			const size = field.minLength ? `${field.minLength} to ${field.maxLength}` : `at most ${field.maxLength}`;
			if (field.format) return `${textFormats[field.format].words}, ${size} characters`;
			return `${size} characters`;
		}
		case 'flag':
			return 'true or false';
		case 'integer': {
			const unit = field.unit === undefined ? '' : `, in ${field.unit}, ${SIZE_WORDS}`;
			return field.max === undefined || field.max === Number.MAX_SAFE_INTEGER
				? `a whole number of at least ${field.min}${unit}`
				: `a whole number from ${field.min} to ${field.max}${unit}`;
		}
		case 'decimal':
			return `a decimal number ${bounds(field)}, in ${field.unit}, with a point${field.unit === 'inches' ? `, ${LENGTH_WORDS}` : ''}`;
		case 'choice':
			// Words say their meaning; numbers, such as those of templates, do not.
			return `one of ${field.options.map((option) => (typeof option.value === 'number' ? withMeaning(option) : option.value)).join(', ')}${field.sides ? `, ${SIDES_WORDS}` : ''}`;
		case 'choices':
			return `one or more of ${field.options.map(({ value }) => value).join(', ')}, separated by commas`;
		case 'pageOrder':
			if (field.parts) return `ranges of pages such as 1-3, 7, 9-, at most ${field.maxLength} characters`;
			return `pages such as 3,1,2 or 2.. or -1,1..-2, at most ${field.maxLength} characters`;
		case 'pageSet':
			return `pages such as 1..3, -1, odd, even, all or not 2, at most ${field.maxLength} characters`;
		case 'file':
			return FILES[field.accepts];
		case 'files':
			return `at most ${field.max} images (PNG, JPEG, GIF) of at most ${field.maxBytes / 1e6} MB in all`;
		case 'json':
			return `a JSON object such as ${field.placeholder?.replace(/^e\.g\. /, '') ?? '{"name": "value"}'}, at most ${field.maxLength} characters`;
		default:
			return field satisfies never;
	}
}

/** The values that the contract takes, where it takes less (docs/semantics.md, D91). */
export function expectationOfContract(field: Text | PageOrder): string {
	if (field.contract === undefined) return '';
	if (field.kind === 'pageOrder') return `at most ${field.contract.maxLength} characters`;
	const { minLength, contract } = field;
	if ('values' in contract) return `one of ${contract.values.join(', ')}`;
	const size = minLength ? `${minLength} to ${contract.maxLength}` : `at most ${contract.maxLength}`;
	return `${size} ${contract.characters === 'printable-ascii' ? 'printable ASCII characters (codes 32 to 126)' : 'characters'}`;
}

const isWider = ({ value, contract }: Option): boolean => typeof value === 'string' && contract === undefined;

/** A choice whose words are numbers in the contract, and that has a word without a number. */
export const isWiderChoice = ({ options }: Choice): boolean =>
	options.some(({ contract }) => contract !== undefined) && options.some(isWider);

/** The words of a choice that the contract knows. */
export const choiceOfContract = ({ options }: Choice): string =>
	`one of ${options
		.filter((one) => !isWider(one))
		.map(({ value }) => value)
		.join(', ')}`;

/** Whether the contract does not take a decoded value of the field (docs/semantics.md, D91). */
export function isBeyondContract(field: Field, value: unknown): boolean {
	if (field.kind === 'choice') return isWiderChoice(field) && field.options.some((one) => one.value === value && isWider(one));
	if (field.kind === 'pageOrder') return field.contract !== undefined && String(value).length > field.contract.maxLength;
	if (field.kind !== 'text' || field.contract === undefined || typeof value !== 'string') return false;
	const { contract } = field;
	if ('values' in contract) return !contract.values.includes(value);
	return lengthOf(field, value) > contract.maxLength || (contract.characters !== undefined && !PRINTABLE_ASCII.test(value));
}

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** Passwords are counted as they are typed; other texts by characters. */
export const lengthOf = ({ secret }: Text, value: string): number => (secret ? value.length : [...value].length);

/** A value of a choice, with its meaning unless the value itself says it. */
export function withMeaning({ value, label, description }: Option): string {
	// Labels are in Title Case, which suits a list but not a sentence.
	const meaning = description ?? label.toLowerCase();
	const words = String(value).replace(/^-/, '').replaceAll('_', ' ').toLowerCase();
	const obvious = description === undefined && label.toLowerCase().includes(words);
	return obvious ? String(value) : `${value} (${meaning.charAt(0).toLowerCase()}${meaning.slice(1)})`;
}

const FILES: Readonly<Record<File['accepts'], string>> = {
	pdf: 'a PDF document',
	image: 'a PNG or JPEG image',
	font: 'a TrueType or OpenType font of at most 20 MB',
	key: 'a certificate with its private key, as PEM or PKCS #12, of at most 1 MB',
	certificates: 'certificates, as PEM or DER, of at most 1 MB',
	any: 'a file',
};

function bounds({ above, min, max }: Decimal): string {
	const low = above === undefined ? `of at least ${min ?? 0}` : `greater than ${above}`;
	return max === undefined ? low : `${low} and at most ${max}`;
}
