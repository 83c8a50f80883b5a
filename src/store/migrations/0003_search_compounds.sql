-- German joins words: who looks for «Brille» means «Sonnenbrille» too. '~' marks what a word ends with, so that the beginning of such
-- a key is found inside the word; at least three letters stand before it and four are left.
DROP INDEX "site"."search_entries_keys";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION site.search_keys(of_site text, of_locale text, of_words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	array_to_tsvector(ARRAY(
		SELECT of_site || of_locale || mark || lexeme
		FROM unnest(of_words) AS word(lexeme, positions, weights), unnest(CASE WHEN 'A' = ANY (weights) THEN ARRAY['.', '!'] ELSE ARRAY['.'] END) AS mark
		WHERE octet_length(lexeme) <= 200
		UNION
		SELECT of_site || of_locale || '~' || substr(lexeme, place)
		FROM unnest(of_words) AS word(lexeme, positions, weights), generate_series(4, length(lexeme) - 3) AS place
		WHERE of_locale = 'de' AND length(lexeme) <= 40));
--> statement-breakpoint
CREATE INDEX "search_entries_keys" ON "site"."search_entries" USING gin (site.search_keys(site_id, locale, words)) WITH (fastupdate=false);
--> statement-breakpoint
-- As before; with an inside_start also by the beginning of what a word ends with.
CREATE FUNCTION site.search_query(key_start text, wanted_locale text, wanted_words text[], inside_start text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE RETURN (
	WITH word AS (
		SELECT trim(site.search_fold(given)) AS written, tsvector_to_array(site.search_stems(wanted_locale, given)) AS stems, place = cardinality(wanted_words) AS is_last
		FROM unnest(wanted_words) WITH ORDINALITY AS asked(given, place)
	), kept AS (
		SELECT * FROM word WHERE written <> '' AND (stems <> '{}' OR NOT EXISTS (SELECT FROM word AS other WHERE other.stems <> '{}'))
	), part AS (
		SELECT (SELECT '(' || string_agg(site.search_quote(key_start || stem), ' & ') || ')' FROM unnest(stems) AS stem) AS by_stem,
			site.search_quote(key_start || written) || CASE WHEN is_last AND length(written) >= 3 THEN ':*' ELSE '' END AS as_written,
			(SELECT '(' || string_agg(site.search_quote(inside_start || stem) || ':*', ' & ') || ')' FROM unnest(stems) AS stem HAVING min(length(stem)) >= 4) AS inside
		FROM kept
	)
	SELECT string_agg('(' || concat_ws(' | ', by_stem, as_written, inside) || ')', ' & ')::tsquery FROM part);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION site.search_query(key_start text, wanted_locale text, wanted_words text[]) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE RETURN
	site.search_query(key_start, wanted_locale, wanted_words, NULL);
--> statement-breakpoint
-- Each way of finding is asked only while there is room for more: words of titles, all words, then what is inside them.
CREATE OR REPLACE FUNCTION site.search_hits(wanted_locale text, wanted_words text[], at_most integer) RETURNS SETOF text LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
	key_start text := current_setting('app.site', true) || wanted_locale;
	found_words integer;
BEGIN
	RETURN QUERY SELECT page_id FROM site.search_entries
		WHERE site.search_keys(site_id, locale, words) @@ site.search_query(key_start || '!', wanted_locale, wanted_words) LIMIT at_most;
	RETURN QUERY SELECT page_id FROM site.search_entries
		WHERE site.search_keys(site_id, locale, words) @@ site.search_query(key_start || '.', wanted_locale, wanted_words) LIMIT at_most;
	GET DIAGNOSTICS found_words = ROW_COUNT;
	IF wanted_locale = 'de' AND found_words < at_most THEN
		RETURN QUERY SELECT page_id FROM site.search_entries
			WHERE site.search_keys(site_id, locale, words) @@ site.search_query(key_start || '.', wanted_locale, wanted_words, key_start || '~') LIMIT at_most;
	END IF;
END
$$;
