<!-- Makes a stylesheet of a Schematron file: of the rules of a pattern, the first whose context is an element asks about it. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:out="urn:out" xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:svrl="http://purl.oclc.org/dsdl/svrl" exclude-result-prefixes="sch">
	<xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl"/>

	<xsl:template match="sch:schema">
		<xsl:variable name="patterns" select="sch:pattern, document(sch:include/@href)/sch:pattern"/>
		<out:stylesheet version="3.0">
			<xsl:namespace name="xs">http://www.w3.org/2001/XMLSchema</xsl:namespace>
			<xsl:for-each select="sch:ns"><xsl:namespace name="{@prefix}" select="@uri"/></xsl:for-each>
			<xsl:copy-of select="xsl:function"/>
			<xsl:apply-templates select="$patterns/sch:let"/>
			<out:template match="/">
				<svrl:schematron-output>
					<xsl:for-each select="$patterns[sch:rule]"><out:apply-templates select="/*" mode="{@id}"/></xsl:for-each>
				</svrl:schematron-output>
			</out:template>
			<xsl:for-each select="$patterns[sch:rule]">
				<out:mode name="{@id}" on-no-match="shallow-skip"/>
				<xsl:apply-templates select="sch:rule"/>
			</xsl:for-each>
		</out:stylesheet>
	</xsl:template>

	<xsl:template match="sch:let"><out:variable name="{@name}" select="{@value}"/></xsl:template>

	<xsl:template match="sch:rule">
		<out:template match="{@context}" mode="{../@id}" priority="{1 + count(following-sibling::sch:rule)}">
			<xsl:apply-templates select="sch:let | sch:assert"/>
			<out:apply-templates select="*" mode="{../@id}"/>
		</out:template>
	</xsl:template>

	<xsl:template match="sch:assert">
		<out:if test="not({@test})"><svrl:failed-assert id="{@id}" flag="{@flag}"/></out:if>
	</xsl:template>
</xsl:stylesheet>
