/** Names that an authority may certify (RFC 5280, 4.2.1.10). */
import { Malformed, SEQUENCE, contextTag, decodeAsnText, identifierOf, parseWhole, type Asn } from './asn1';
import { sameBytes, type Certificate } from './certificate';

export const NAME_CONSTRAINTS = '2.5.29.30';
const ALTERNATIVE_NAMES = '2.5.29.17';
const EMAIL = '1.2.840.113549.1.9.1';

/** Comparisons of names with those of one authority. */
const MOST_COMPARED = 100_000;

/** Names of one certificate, or bases of one authority: web servers have some hundred. */
const MOST_NAMES = 10_000;

/** Kinds of names, by their tags. */
const MAIL = contextTag(1, false);
const DIRECTORY = contextTag(4);

interface Name {
	readonly tag: number;
	/** Of a directory name the parts, of an address the text; empty for other kinds. */
	readonly parts: readonly string[];
}

/** Whether the names of all certificates of the chain are among those that the issuer may certify. @throws Malformed */
export function isWithinConstraints({ extensions }: Certificate, chain: readonly Certificate[]): boolean {
	const value = extensions.get(NAME_CONSTRAINTS)?.value;
	if (!value) return true;
	const items = parseWhole(value).expect(SEQUENCE).items();
	const permitted = basesOf(items.maybe(contextTag(0)));
	const excluded = basesOf(items.maybe(contextTag(1)));
	// Certificates that an authority gives to itself need not be within, unless they are the last.
	const bound = chain.filter((one, at) => at === 0 || !sameBytes(one.issuer, one.subject)).flatMap(namesOf);
	if (bound.length * (permitted.length + excluded.length) > MOST_COMPARED) throw new Malformed('too many names');
	return bound.every((name) => {
		const isSame = ({ tag }: Name) => tag === name.tag;
		const allowed = permitted.filter(isSame);
		const forbidden = excluded.filter(isSame);
		// Names of other kinds are not compared: whether they are allowed is not known.
		if (name.tag !== MAIL && name.tag !== DIRECTORY) return allowed.length + forbidden.length === 0;
		return (
			(allowed.length === 0 || allowed.some((base) => isBelow(name, base))) && !forbidden.some((base) => isBelow(name, base))
		);
	});
}

const basesOf = (list: Asn | undefined): Name[] => namesIn(list).map((subtree) => generalNameOf(subtree.items().any()));

function namesIn(list: Asn | undefined): Asn[] {
	const names = list?.children() ?? [];
	if (names.length > MOST_NAMES) throw new Malformed('too many names');
	return names;
}

function namesOf({ subject, extensions }: Certificate): Name[] {
	const value = extensions.get(ALTERNATIVE_NAMES)?.value;
	const alternatives = value ? namesIn(parseWhole(value).expect(SEQUENCE)).map(generalNameOf) : [];
	const whole = parseWhole(subject);
	const directory = namePartsOf(whole);
	const mails = alternatives.some(({ tag }) => tag === MAIL) ? [] : mailsOf(whole);
	return [...(directory.length > 0 ? [{ tag: DIRECTORY, parts: directory }] : []), ...mails, ...alternatives];
}

function generalNameOf(name: Asn): Name {
	const { tag } = name;
	if (tag === MAIL) return { tag, parts: [comparableText(name)] };
	return { tag, parts: tag === DIRECTORY ? namePartsOf(name.items().any()) : [] };
}

const comparableText = (value: Asn): string => decodeAsnText(value).trim().replace(/\s+/g, ' ').toLowerCase();

/** Each part with its attributes in one text. */
const namePartsOf = (name: Asn): string[] =>
	name
		.expect(SEQUENCE)
		.children()
		.map((part) =>
			JSON.stringify(
				part
					.children()
					.map((attribute) => {
						const items = attribute.items();
						return [identifierOf(items.any()), comparableText(items.any())];
					})
					.sort(),
			),
		);

/** Addresses in the name itself, where old certificates have them. */
const mailsOf = (name: Asn): Name[] =>
	name.children().flatMap((part) =>
		part.children().flatMap((attribute) => {
			const items = attribute.items();
			return identifierOf(items.any()) === EMAIL ? [{ tag: MAIL, parts: [comparableText(items.any())] }] : [];
		}),
	);

function isBelow({ tag, parts }: Name, base: Name): boolean {
	if (tag === DIRECTORY) return base.parts.every((part, at) => parts[at] === part);
	const [address = ''] = parts;
	const [host = ''] = base.parts;
	if (host.includes('@')) return address === host;
	const own = address.slice(address.lastIndexOf('@') + 1);
	return host.startsWith('.') ? own.endsWith(host) : own === host;
}
