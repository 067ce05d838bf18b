/** html_to_pdf: a tagged document from HTML (docs/semantics.md, §36). */
import { invalidParameters } from '../contract/errors';
import type { Note } from '../contract/backend';
import type { ParamsOf } from '../contract/operations';
import type { Document, JsonObject } from '../contract/operations/types';
import { textFormats } from '../contract/values/text-formats';
import { fillHtml } from '../html/fill-html';
import { htmlTargets } from '../html/targets';
import { BRIEF_COST, briefText, ELEMENT_COST, everyElement, type HtmlDocument, type HtmlElement } from '../html/nodes';
import { parseHtml } from '../html/parse-html';
import { imageTarget } from '../markdown/targets';
import { readImage, type Image } from '../model/image/image';
import type { Finish } from '../model/making/composition';
import type { Job } from '../pdf/job';
import { save, type SaveOptions } from '../pdf/write/save';
import { fillTemplate } from '../template/fill-template';
import { addAll } from '../lists';
import { paperOf, readFonts } from './markdown/paper';
import { addLetterhead } from './markdown/letterhead';
import { colorNamed } from './markdown/look';
import { readDataImages } from './markdown/data-images';
import { qrImages } from './markdown/qr-images';
import { makeHtmlDocument } from './html/document';
import { readSvgFiles } from './html/svg-pictures';
import { htmlNotes } from './html/html-notes';
import type { LocalOperation } from './operation';

const INCH = 72;

export const html_to_pdf: LocalOperation<'html_to_pdf'> = async (input, params, job) => {
	const { composition, finish, told, ignored, notLoaded, scripts, isCutOff, hasFont } = await drawHtml(input, params, job);
	const { language, breaksArchive = false } = finish;
	const document = await composition.finish(finish);
	const letterhead = params.letterhead && (await addLetterhead(document, params.letterhead, params.letterhead_password, job));
	const options: SaveOptions = { compact: true, objectStreams: 'smallest' };
	const bytes = letterhead?.write ? await letterhead.write(options) : await save(document, options);
	const pageCount = composition.sheets.length;
	const { missing } = composition.typefaces;
	const notes: Note[] = htmlNotes({ told, ignored, notLoaded, scripts, isCutOff, missing, hasFont, language, breaksArchive });
	if (letterhead) addAll(notes, letterhead.notes);
	return { documents: [{ name: `${stemOf(input.name)}.pdf`, bytes, pageCount }], notes, facts: { pageCount } };
};

/** The marks of all pages. The HTML is not in memory any more when they are written. */
async function drawHtml(input: Document, params: ParamsOf<'html_to_pdf'>, job: Job) {
	const fonts = readFonts(params);
	const html = await readHtml(new TextDecoder().decode(input.bytes), params.values, job);
	const { root } = html;
	const targets = await htmlTargets(root, job.pace);
	const svgs = await readSvgFiles(targets, job.pace);
	// They see nothing but what they hold.
	for (const svg of svgs.values())
		for (const target of await htmlTargets(svg, job.pace)) if (/^data:/i.test(target)) targets.add(target);
	const images = await imagesOf(targets, params.images ?? [], job);
	const logo = params.logo && (await readImage(params.logo, 'logo', job));
	const words = await readWords(root, job);
	const title = params.title ?? words.title ?? stemOf(input.name);
	const { bookmarks, ...made } = await makeHtmlDocument(
		html,
		{
			...paperOf(params),
			margin: params.margin * INCH,
			pageNumbers: params.page_numbers,
			running: { header: params.header, footer: params.footer, headerOnFirst: params.header_on_first, date: params.date, title },
			logo,
			accent: params.accent_color === undefined ? undefined : colorNamed(params.accent_color),
			...fonts,
			theme: params.theme,
			images,
			svgs,
		},
		job,
	);
	const language = params.language ?? languageOf(words.language);
	const author = params.author ?? words.author;
	const breaksArchive = [...images.values(), ...(logo ? [logo] : [])].some(({ components }) => components === 4);
	const isAccessible = made.told.undescribed === 0;
	const finish: Finish = { title, author, language, bookmarks, breaksArchive, isAccessible };
	return { ...made, finish, hasFont: fonts.font !== undefined };
}

/** With `values` the text is a template. */
async function readHtml(text: string, values: JsonObject | undefined, { pace }: Job): Promise<HtmlDocument> {
	const trimmed = text.trim();
	if (/^(?:https?:\/\/|www\.)\S+$/i.test(trimmed))
		throw invalidParameters([{ field: 'file', message: 'holds an address, not HTML: load the page first, and give its HTML' }]);
	if (!values) return await parseHtml(text, pace);
	const filled = await fillTemplate(text, values, pace);
	const html = await parseHtml(filled.text, pace);
	await fillHtml(html.root, filled.values, pace);
	return html;
}

interface Words {
	readonly title: string | undefined;
	readonly author: string | undefined;
	readonly language: string | undefined;
}

/** The words of the HTML about itself. */
async function readWords(root: HtmlElement, { pace }: Job): Promise<Words> {
	let [title, author, heading]: (string | undefined)[] = [];
	for (const element of everyElement(root)) {
		const { name, attributes } = element;
		const isTitle = name === 'title' && element.isHtml && title === undefined;
		const isHeading = /^h[1-6]$/.test(name) && heading === undefined;
		const due = pace.step(isTitle || isHeading ? BRIEF_COST : ELEMENT_COST);
		if (due) await due;
		if (isTitle || isHeading) {
			const text = briefText(element).slice(0, LONGEST) || undefined;
			if (isTitle) title = text;
			else heading = text;
		}
		if (name === 'meta' && attributes.get('name')?.toLowerCase() === 'author')
			author ??= attributes.get('content')?.trim().slice(0, LONGEST);
	}
	return { title: title ?? heading, author: author === '' ? undefined : author, language: root.attributes.get('lang')?.trim() };
}

const LONGEST = 1_000;

/** A malformed language does not count. */
const languageOf = (language: string | undefined): string | undefined =>
	language !== undefined && textFormats['language-tag'].holds(language) ? language : undefined;

/** The images by target: those that were given, and those that the text holds itself. */
async function imagesOf(targets: ReadonlySet<string>, given: readonly Document[], job: Job): Promise<Map<string, Image>> {
	const images = new Map<string, Image>();
	for (const file of given)
		if (targets.has(imageTarget(file.name)))
			images.set(imageTarget(file.name), await readImage(file, 'images', job, 'png-jpeg-gif'));
	const held = [...targets].filter((target) => !/^data:image\/(?:svg|webp|avif|bmp)/i.test(target));
	// Mails have damaged ones to keep a place, and must be printed all the same.
	const isOptional = (target: string): boolean => /^data:image\/gif/i.test(target);
	for (const [target, image] of await readDataImages(held, job, isOptional)) images.set(target, image);
	for (const [target, image] of await qrImages(targets, job)) images.set(target, image);
	return images;
}

const stemOf = (name: string): string => name.replace(/\.(?:x?html?|txt|pdf|md)$/i, '').trim() || 'document';
