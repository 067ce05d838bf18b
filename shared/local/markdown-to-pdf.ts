/** markdown_to_pdf: a tagged document from Markdown (docs/semantics.md, §32). */
import { readAttributes } from '../markdown/attributes';
import { imageTarget, targetsIn } from '../markdown/targets';
import { fillTree, inOneLine } from '../markdown/filled';
import { readFrontMatter, type FrontMatter } from '../markdown/front-matter';
import { parseMarkdown } from '../markdown/parse';
import { plainText } from '../markdown/plain-text';
import type { Root, RootContent } from '../markdown/tree';
import type { Note } from '../contract/backend';
import { invalidParameters } from '../contract/errors';
import type { ParamsOf } from '../contract/operations';
import { markdown_to_pdf as markdownToPdf } from '../contract/operations/markdown-to-pdf';
import type { Document, JsonObject } from '../contract/operations/types';
import { readImage, type Image } from '../model/image/image';
import { LONGEST_TITLE } from '../model/making/bookmarks';
import type { Job } from '../pdf/job';
import { save, type SaveOptions } from '../pdf/write/save';
import { textFormats } from '../contract/values/text-formats';
import { shortenText } from '../sentences';
import { fillTemplate } from '../template/fill-template';
import { putValues } from '../template/places';
import { makeDocument, titleOf } from './markdown/document';
import { paperOf, readFonts } from './markdown/paper';
import { addLetterhead } from './markdown/letterhead';
import { colorNamed } from './markdown/look';
import { madeNotes } from './markdown/made-notes';
import type { Geometry } from './markdown/pages';
import { everyBlock } from './markdown/setting';
import { addAll } from '../lists';
import { readDataImages } from './markdown/data-images';
import { qrImages } from './markdown/qr-images';
import type { LocalOperation } from './operation';

type Params = ParamsOf<'markdown_to_pdf'>;

const INCH = 72;
/** Type sizes that a line and a page must have room for. */
const LEAST_ROOM = 14;

export const markdown_to_pdf: LocalOperation<'markdown_to_pdf'> = async (input, params, job) => {
	const geometry = geometryOf(params);
	const fonts = readFonts(params);
	const { root, words } = await readText(new TextDecoder().decode(input.bytes), params.values, job);
	const [begins] = root.children;
	const isTitled = words.cover === true ? titleOf(root) !== undefined : begins === undefined || begins.type === 'heading';
	// A letter has a subject, not a title.
	const isShown = words.cover === true || (words.title !== undefined && params.theme !== 'letter');
	if (!isTitled && isShown) root.children.unshift(headingOf(words.title ?? params.title ?? stemOf(input.name)));
	const title = params.title ?? shortenText(words.title ?? firstHeading(root) ?? stemOf(input.name), LONGEST_TITLE);
	const language = params.language ?? languageOf(words.language);
	const date = params.date ?? dateOf(words.date);
	const images = await imagesOf(root, params.images ?? [], job);
	const logo = params.logo && (await readImage(params.logo, 'logo', job));
	const { composition, bookmarks, told } = await makeDocument(
		root,
		{
			geometry,
			size: params.font_size,
			...fonts,
			theme: params.theme,
			cover: words.cover !== true ? undefined : { author: params.author ?? words.author, date },
			images,
			pageNumbers: params.page_numbers,
			running: { header: params.header, footer: params.footer, headerOnFirst: params.header_on_first, date, title },
			logo,
			accent: params.accent_color === undefined ? undefined : colorNamed(params.accent_color),
			contents: params.table_of_contents,
			language,
		},
		job,
	);
	const breaksArchive = [...images.values(), ...(logo ? [logo] : [])].some(({ components }) => components === 4);
	const author = params.author ?? words.author;
	const document = await composition.finish({ title, author, language, bookmarks, breaksArchive });
	const letterhead = params.letterhead && (await addLetterhead(document, params.letterhead, params.letterhead_password, job));
	const options: SaveOptions = { compact: true, objectStreams: 'smallest' };
	const bytes = letterhead?.write ? await letterhead.write(options) : await save(document, options);
	const pageCount = composition.sheets.length;
	const notes: Note[] = madeNotes({
		from: 'Markdown',
		told,
		missing: composition.typefaces.missing,
		hasFont: fonts.font !== undefined,
		language,
		breaksArchive,
	});
	if (letterhead) addAll(notes, letterhead.notes);
	return { documents: [{ name: `${stemOf(input.name)}.pdf`, bytes, pageCount }], notes, facts: { pageCount } };
};

/** The text as a tree, after the words of its front matter. With `values` it is a template. */
async function readText(
	text: string,
	values: JsonObject | undefined,
	{ pace }: Job,
): Promise<{ root: Root; words: FrontMatter }> {
	const filled = values && (await fillTemplate(text, values, pace));
	const { words, markdown } = readFrontMatter(filled?.text ?? text);
	const root = await parseMarkdown(markdown, pace);
	// The tree was checked, and is walked for its attributes.
	await pace.rest();
	await readAttributes(root, pace);
	if (!filled) return { root, words };
	await fillTree(root, filled.values, pace);
	const { title, author, language, date } = words;
	const fill = (word: string): string => putValues(word, filled.values, inOneLine);
	return {
		root,
		words: {
			...(title !== undefined && { title: fill(title) }),
			...(author !== undefined && { author: fill(author) }),
			...(language !== undefined && { language: fill(language) }),
			...(date !== undefined && { date: fill(date) }),
			...(words.cover && { cover: words.cover }),
		},
	};
}

function geometryOf(params: Params): Geometry {
	const { margin, font_size } = params;
	const { width, height } = paperOf(params);
	const most = Math.floor(((Math.min(width, height) - LEAST_ROOM * font_size) / 2 / INCH) * 100) / 100;
	if (margin > most) {
		const message = `leaves no room on ${params.page_width === undefined ? params.page_size : 'such'} pages with a font_size of ${font_size}; it must be at most ${most} inches`;
		throw invalidParameters([{ field: 'margin', message, mentions: ['font_size'] }]);
	}
	return { width, height, margin: margin * INCH };
}

/** The title of the front matter is seen where the text does not begin with a heading. */
const headingOf = (title: string): RootContent => ({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });

function firstHeading({ children }: Root): string | undefined {
	for (const node of everyBlock(children)) {
		const title = node.type === 'heading' ? plainText(node.children).trim() : '';
		if (title !== '') return title;
	}
	return undefined;
}

/** The language of the front matter. */
function languageOf(language: string | undefined): string | undefined {
	const { holds, words } = textFormats['language-tag'];
	if (language === undefined || holds(language)) return language;
	throw invalidParameters([{ field: 'file', message: `has a lang in its front matter that is not ${words}` }]);
}

/** The date of the front matter: as long as the parameter may be. */
function dateOf(date: string | undefined): string | undefined {
	const { maxLength } = markdownToPdf.fields.date;
	if (date === undefined || shortenText(date, maxLength) === date) return date;
	throw invalidParameters([{ field: 'file', message: `has a date in its front matter of more than ${maxLength} characters` }]);
}

/** The images by target: those that were given, and those that the text holds itself. */
async function imagesOf(root: Root, given: readonly Document[], job: Job): Promise<Map<string, Image>> {
	const images = new Map<string, Image>();
	const targets = await targetsIn(root, job.pace);
	for (const file of given)
		if (targets.has(imageTarget(file.name)))
			images.set(imageTarget(file.name), await readImage(file, 'images', job, 'png-jpeg-gif'));
	for (const [target, image] of await readDataImages(targets, job)) images.set(target, image);
	for (const [target, image] of await qrImages(targets, job)) images.set(target, image);
	return images;
}

const stemOf = (name: string): string => name.replace(/\.(?:md|markdown|mdown|txt|pdf)$/i, '').trim() || 'document';
