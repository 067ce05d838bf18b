/** Notes about a document that was made. */
import type { Note } from '../../contract/backend';
import { charactersMissing } from '../../model/font/missing-characters';
import { writingOf } from '../../model/font/shaping/characters';
import { archiveClaimEnded } from '../../model/metadata/claims';
import { countNoun, agree } from '../../sentences';

/** Facts that are told. */
interface About {
	/** The language of the text. */
	readonly from: 'Markdown' | 'HTML';
	/** Addresses of images and links, and whether HTML was left out. */
	readonly told: { readonly images: ReadonlySet<string>; readonly links: ReadonlySet<string>; readonly html?: boolean };
	readonly missing: ReadonlySet<string>;
	readonly hasFont: boolean;
	readonly language: string | undefined;
	readonly breaksArchive: boolean;
}

export const madeNotes = ({ from, told, missing, hasFont, language, breaksArchive }: About): Note[] => [
	...(language === undefined ? [languageAssumed(from)] : []),
	...(breaksArchive
		? [archiveClaimEnded({ part: 3, level: 'a', name: 'PDF/A-3a' }, 'an image has CMYK colors, and the document is sRGB')]
		: []),
	...(missing.size > 0
		? [
				charactersMissing(
					writings(missing),
					hasFont ? 'Your file lacks them too, or they cannot be shaped.' : 'Give a font that has them.',
					hasFont ? [] : ['font'],
				),
			]
		: []),
	...(told.images.size > 0 ? [imageNotLoaded(told.images.size, from)] : []),
	...(told.links.size > 0 ? [linksAsText(told.links.size, from)] : []),
	...(told.html === true ? [HTML_LEFT_OUT] : []),
];

const languageAssumed = (from: About['from']): Note => ({
	code: 'language_assumed',
	message: `The document does not say what it is written in, so screen readers guess, and it does not claim PDF/UA. Give language, or lang in the ${from === 'HTML' ? 'html element' : 'front matter'}.`,
	mentions: ['language'],
});

const HTML_LEFT_OUT: Note = {
	code: 'html_left_out',
	message: 'HTML other than br, sub, sup and u was left out of the Markdown. Its text stays.',
};

const imageNotLoaded = (count: number, from: About['from']): Note => ({
	code: 'image_not_loaded',
	message: `${countNoun(count, 'image')} of the ${from} ${agree(count, 'was', 'were')} not given, and ${agree(count, 'its description, if any, is', 'their descriptions, if any, are')} there instead. Nothing is fetched: give ${agree(count, 'the image', 'the images')} as a file beside the text (Action), as field:name (n8n), or in images (service).`,
});

const linksAsText = (count: number, from: About['from']): Note => ({
	code: 'links_as_text',
	message: `${countNoun(count, 'link')} of the ${from} ${agree(count, 'leads', 'lead')} neither to a heading of the document nor to an address such as https:, and ${agree(count, 'is', 'are')} text.`,
});

/** Names of scripts: the characters are text of the document. */
function writings(missing: ReadonlySet<string>): string {
	const names = [...new Set([...missing].map(writingOf))].sort();
	return names.join(', ');
}
