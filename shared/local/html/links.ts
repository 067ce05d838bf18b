/** Where links lead. */
import { briefText, type HtmlElement } from '../../html/nodes';
import type { LinkTarget } from '../../model/making/sheet';
import type { Headings } from './headings';

/** Addresses that a reader may open. */
const SCHEMES = /^(?:https?|mailto|tel|ftp):/i;

/** `undefined` for addresses that lead nowhere from a document. */
export function linkTarget(href: string, headings: Headings): LinkTarget | undefined {
	if (href.startsWith('#')) {
		const place = headings.find(decodeTarget(href.slice(1)));
		return place && { place };
	}
	return SCHEMES.test(href) ? { uri: asciiAddress(href) } : undefined;
}

function decodeTarget(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}

/** Addresses are ASCII (RFC 3986); other characters are percent-encoded (RFC 3987, 3.1). */
const asciiAddress = (address: string): string => {
	try {
		return new URL(address).href.replace(/[^!-~]/g, (character) => encodeURIComponent(character));
	} catch {
		return address.replace(/[^!-~]/gu, (character) => encodeURIComponent(character));
	}
};

const LONGEST_CONTENTS = 300;

/** A link in words: its text, or what describes its image. */
export function linkContents(element: HtmlElement, href: string): string {
	const text = briefText(element);
	return (text === '' ? (element.attributes.get('title') ?? href) : text).slice(0, LONGEST_CONTENTS);
}
