/** The profiles of Factur-X 1.08 and ZUGFeRD 2.4, and of XRechnung, by their guideline identifiers (BT-24). */
import type { Term } from './invoice';

export type Level = 'MINIMUM' | 'BASIC WL' | 'BASIC' | 'EN 16931' | 'EXTENDED' | 'XRECHNUNG';

export interface Profile {
	/** As `fx:ConformanceLevel` has it. */
	readonly level: Level;
	/** As `fx:DocumentFileName` has it. */
	readonly file: 'factur-x.xml' | 'xrechnung.xml';
	/** As `fx:Version` has it. */
	readonly version: string;
	/** XRechnung 3.0 with its extension (more media types and schemes, payments of third parties), or for clean vehicles (CVD). */
	readonly variant?: 'extension' | 'CVD';
}

const EN16931 = 'urn:cen.eu:en16931:2017';

/** The identifiers of Factur-X, and those that ZUGFeRD 2.0 had for the same profiles. */
const FACTUR_X: Readonly<Record<string, Level>> = {
	'urn:factur-x.eu:1p0:minimum': 'MINIMUM',
	'urn:zugferd.de:2p0:minimum': 'MINIMUM',
	'urn:factur-x.eu:1p0:basicwl': 'BASIC WL',
	'urn:zugferd.de:2p0:basicwl': 'BASIC WL',
	[`${EN16931}#compliant#urn:factur-x.eu:1p0:basic`]: 'BASIC',
	[`${EN16931}#compliant#urn:zugferd.de:2p0:basic`]: 'BASIC',
	[EN16931]: 'EN 16931',
	[`${EN16931}#conformant#urn:factur-x.eu:1p0:extended`]: 'EXTENDED',
	[`${EN16931}#conformant#urn:zugferd.de:2p0:extended`]: 'EXTENDED',
	// Of the French reform; "urn.cpro" is so in the original.
	[`${EN16931}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`]: 'EXTENDED',
};

/** XRechnung 2.x is a standard of XÖV, 3.x one of the Koordinierungsstelle für IT-Standards alone; both with extension. */
const XRECHNUNG =
	/^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:(?:xoev-de:kosit:standard|xeinkauf\.de:kosit):(?:extension:)?xrechnung_(\d+\.\d+)/;

const XRECHNUNG_3 = `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const VARIANTS: ReadonlyMap<string, Profile['variant']> = new Map([
	[`${XRECHNUNG_3}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`, 'extension'],
	[`${XRECHNUNG_3}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`, 'CVD'],
]);

/** The guidelines of XRechnung 3.0 and its variants. */
export const NATIONAL_GUIDELINES: readonly string[] = [XRECHNUNG_3, ...VARIANTS.keys()];

/** Undefined for other guidelines, such as that of Peppol. */
export function profileOf(guideline: Term): Profile | undefined {
	if (guideline === null) return undefined;
	const level = Object.hasOwn(FACTUR_X, guideline) ? FACTUR_X[guideline] : undefined;
	if (level) return { level, file: 'factur-x.xml', version: '1.0' };
	const version = XRECHNUNG.exec(guideline)?.[1];
	if (version === undefined) return undefined;
	const variant = VARIANTS.get(guideline);
	return { level: 'XRECHNUNG', file: 'xrechnung.xml', version, ...(variant && { variant }) };
}

/** Usage specifications (CIUS) of countries and networks, by a part of their guideline that has no version. */
const USAGES: readonly (readonly [part: string, name: string])[] = [
	['urn:fdc:peppol.eu:2017:poacc:billing:3.', 'PEPPOL BIS BILLING 3'],
	['urn:fdc:nen.nl:nlcius:', 'NLCIUS'],
	['urn:fdc:nen.nl:gaccount:', 'NLCIUS'],
	['urn:efactura.mfinante.ro:cius-ro:', 'CIUS-RO'],
	['urn:fatturapa.gov.it:cius-it:', 'CIUS-IT'],
	['urn:feap.gov.pt:cius-pt:', 'CIUS-PT'],
	['urn:mfin.gov.hr:cius-', 'CIUS-HR'],
	['urn:ubl.be:', 'UBL.BE'],
];

/** The level of a profile, or the name of a usage specification; null for others. */
export function nameProfile(guideline: Term): string | null {
	const profile = profileOf(guideline);
	if (profile) return profile.level;
	const written = guideline?.toLowerCase() ?? '';
	return USAGES.find(([part]) => written.includes(part))?.[1] ?? null;
}
