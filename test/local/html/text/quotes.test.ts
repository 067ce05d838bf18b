/** Quotation marks of languages, and first lines that begin with a letter beside them. */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, pageTexts, wordBoxes } from '../../../support/judges/tools';
import { testInTurn } from '../../../support/sample';

describe('html_to_pdf', () => {
	asks('poppler');

	it('quotes as the language around it does, unless a style says how', async () => {
		const quote = '<q>a<q>b</q></q>';
		const body = [
			`<p lang="de">${quote}</p><p lang="fr-CH">${quote}</p><p lang="DE_AT">${quote}</p><p lang="ru">${quote}</p>`,
			`<p>${quote}</p><p lang="de"><q lang="fr">c</q></p><p lang="xx">${quote}</p>`,
			`<div class="own" lang="de"><p lang="fr">${quote}</p></div><p lang="de" class="own">${quote}</p>`,
		].join('');
		const { bytes } = await printStyled(body, 'p{height:15pt}.own{quotes:"<" ">"}');
		const words = pageTexts(bytes)[0]!.split(/\s+/).filter(Boolean);
		expect(words).toEqual(['„a‚b‘“', '«a‹b›»', '„a‚b‘“', '«a„b“»', '“a‘b’”', '„c“', '“a‘b’”', '<a<b>>', '<a<b>>']);
	});

	testInTurn('gives text that moves on screens a line for itself', async () => {
		const { bytes } = await printStyled('one <marquee>two</marquee> three', 'body{font:10pt/20pt Arial}');
		const tops = wordBoxes(bytes)[0]!.map(({ box }) => Math.round(box[1]));
		expect(new Set(tops).size).toBe(3);
	});

	testInTurn('gives the first line its look beside a letter that is large', async () => {
		const sheet =
			'p{font:10pt/14pt Arial;width:150pt;height:auto}p::first-line{text-transform:uppercase}p::first-letter{float:left;font-size:28pt;line-height:28pt}';
		const { bytes } = await printStyled('<p>first words of a text that goes on over some lines until its end</p>', sheet);
		const words = wordBoxes(bytes)[0]!;
		const letters = words.filter(({ box }) => box[3] - box[1] > 20);
		expect(letters.map(({ text }) => text.toLowerCase())).toEqual(['f']);
		const rest = words.filter((word) => !letters.includes(word));
		const top = Math.min(...rest.map(({ box }) => box[1]));
		const isFirst = ({ box }: { readonly box: readonly number[] }): boolean => box[1]! < top + 5;
		const firsts = rest.filter(isFirst).map(({ text }) => text);
		const others = rest.filter((word) => !isFirst(word)).map(({ text }) => text);
		expect(firsts.slice(0, 2)).toEqual(['IRST', 'WORDS']);
		expect([...firsts.map((word) => word.toLowerCase()), ...others].join(' ')).toBe(
			'irst words of a text that goes on over some lines until its end',
		);
	});
});
