/** The quotation marks of languages (HTML Standard, 15.3.9, and the Common Locale Data Repository), where no style gives others. */
import { INITIAL } from '../../model/layout/boxes/initial-style';
import { wordOf } from './tokens';
import type { Property } from './property';

/** Outer and inner marks, before and after the text, and the languages that have them; those of English are for all others. */
const MARKS: readonly (readonly [marks: string, languages: string])[] = [
	['„“‚‘', 'cs de et hr sk sl'],
	['„“„“', 'bg lt'],
	['„”«»', 'pl ro'],
	['„”’’', 'sr'],
	['„”»«', 'hu'],
	['«»“”', 'ca el it pt-pt'],
	['«»«»', 'fr'],
	['«»”“', 'fr-ca'],
	['«»‹›', 'fa fr-ch'],
	['«»‘’', 'nb nn no'],
	['«»„“', 'ru uk'],
	['””’’', 'fi he sv'],
	['”“’‘', 'ar ur'],
	['‘’‘’', 'nl'],
	['「」『』', 'ja zh-hant'],
];

const BY_LANGUAGE = new Map<string, readonly string[]>();
for (const [marks, languages] of MARKS) {
	const each = [...marks];
	for (const language of languages.split(' ')) BY_LANGUAGE.set(language, each);
}

/** Marks that no style gives. */
const USUAL: ReadonlySet<readonly string[]> = new Set([INITIAL.quotes, ...BY_LANGUAGE.values()]);

/** A property that only the attribute `lang` sets. */
export const LANGUAGE = '-octavo-language';

/** @param language a tag of BCP 47 */
function quotesOf(language: string): readonly string[] {
	const [whole, main = ''] = [language.replaceAll('_', '-'), language.split(/[-_]/, 1)[0]];
	return BY_LANGUAGE.get(whole) ?? BY_LANGUAGE.get(main) ?? INITIAL.quotes;
}

export const languageQuotes: Property = {
	keys: ['quotes'],
	read: ([node], { own }) => {
		const language = wordOf(node);
		return language === undefined || !USUAL.has(own.quotes) ? undefined : { quotes: quotesOf(language) };
	},
};
