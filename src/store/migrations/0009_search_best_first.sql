-- Stems of the words with their accents, which the stemmers and their lists of common words need; folded only afterwards.
CREATE FUNCTION site.search_accented(wanted_locale text, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	to_tsvector('pg_catalog.simple'::regconfig, site.search_fold(array_to_string(tsvector_to_array(to_tsvector(
		CASE wanted_locale
			WHEN 'de' THEN 'pg_catalog.german'::regconfig
			WHEN 'fr' THEN 'pg_catalog.french'::regconfig
			WHEN 'it' THEN 'pg_catalog.italian'::regconfig
			WHEN 'en' THEN 'pg_catalog.english'::regconfig
			WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
			WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig
			WHEN 'sr' THEN 'pg_catalog.serbian'::regconfig
			ELSE 'pg_catalog.simple'::regconfig
		END,
		regexp_replace(lower(normalize(given, NFC)), '[^a-z0-9\u00c0-\u1fff\u3040-\ufffd]+', ' ', 'g'))), ' ')));
--> statement-breakpoint
-- Beside the stems of folded words: who types without accents finds what is written with them.
CREATE OR REPLACE FUNCTION site.search_words(wanted_locale text, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	site.search_stems(wanted_locale, given) || to_tsvector('pg_catalog.simple'::regconfig, site.search_fold(given)) || site.search_accented(wanted_locale, given);
--> statement-breakpoint
-- All words, each by one of its stems or as written, as before; a word is too common to count when it is so with its accents.
CREATE OR REPLACE FUNCTION site.search_query(key_start text, wanted_locale text, wanted_words text[], inside_start text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE RETURN (
	WITH word AS (
		SELECT trim(site.search_fold(given)) AS written, tsvector_to_array(site.search_stems(wanted_locale, given)) AS stems,
			tsvector_to_array(site.search_accented(wanted_locale, given)) AS accented, place = cardinality(wanted_words) AS is_last
		FROM unnest(wanted_words) WITH ORDINALITY AS asked(given, place)
	), kept AS (
		SELECT * FROM word WHERE written <> '' AND (accented <> '{}' OR NOT EXISTS (SELECT FROM word AS other WHERE other.accented <> '{}'))
	), part AS (
		SELECT (SELECT '(' || string_agg(site.search_quote(key_start || stem), ' & ') || ')' FROM unnest(stems) AS stem) AS by_stem,
			(SELECT '(' || string_agg(site.search_quote(key_start || stem), ' & ') || ')' FROM unnest(accented) AS stem) AS by_accent,
			site.search_quote(key_start || written) || CASE WHEN is_last AND length(written) >= 3 THEN ':*' ELSE '' END AS as_written,
			(SELECT '(' || string_agg(site.search_quote(inside_start || stem) || ':*', ' & ') || ')' FROM unnest(stems) AS stem HAVING min(length(stem)) >= 4) AS inside
		FROM kept
	)
	SELECT string_agg('(' || concat_ws(' | ', by_stem, by_accent, as_written, inside) || ')', ' & ')::tsquery FROM part);
--> statement-breakpoint
-- Titles as they are compared with what was asked: exactly that page comes first, however many others hold the words too.
CREATE FUNCTION site.search_title(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN left(trim(site.search_fold(given)), 200);
--> statement-breakpoint
-- The title first: an index that began with the site would be taken for the key of a page, and read all of a site's entries.
CREATE INDEX "search_entries_title" ON "site"."search_entries" USING btree (site.search_title("title"), "site_id", "locale");
--> statement-breakpoint
-- Pages with exactly this title, then words of titles, all words, and what is inside words; the best of each, and legal pages after
-- all others unless they were asked for by their title. Processes of the version before still call site.search_best while this starts.
CREATE FUNCTION site.search_best_first(wanted_locale text, wanted_words text[], wanted_status text[], at_most integer, ranked_at_most integer)
RETURNS TABLE (id text, way integer, rank real, title text) LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
	own_site text := current_setting('app.site', true);
	key_start text := own_site || wanted_locale;
	asked tsquery := site.search_query('', wanted_locale, wanted_words);
	asked_title text := site.search_title(array_to_string(wanted_words, ' '));
	legal text[] := ARRAY(
		SELECT s.page_id FROM site.slugs s WHERE s.site_id = own_site AND s.locale = wanted_locale AND s.collection = '' AND s.slug IN ('~imprint', '~privacy', '~terms')
		UNION SELECT page.id FROM unnest(ARRAY['imprint', 'privacyPolicy']) AS wanted(role)
		CROSS JOIN LATERAL (SELECT p.id FROM site.pages p WHERE p.site_id = own_site AND p.role = wanted.role AND p.status <> 'deleted' LIMIT 1) AS page);
	seen text[] := '{}';
	step integer;
BEGIN
	FOR id, title IN
		SELECT e.page_id, e.title FROM site.search_entries e
		WHERE e.site_id = own_site AND e.locale = wanted_locale AND site.search_title(e.title) = asked_title AND asked_title <> ''
			AND (SELECT p.live_version = e.version AND p.password_hash IS NULL AND p.status = ANY (wanted_status) FROM site.pages p WHERE p.site_id = own_site AND p.id = e.page_id)
		LIMIT at_most
	LOOP
		way := 0;
		rank := 1;
		seen := seen || id;
		RETURN NEXT;
	END LOOP;
	FOREACH step IN ARRAY CASE wanted_locale WHEN 'de' THEN ARRAY[1, 2, 3] ELSE ARRAY[1, 2] END LOOP
		EXIT WHEN cardinality(seen) >= at_most;
		FOR id, way, rank, title IN
			SELECT found.page_id, step + CASE WHEN found.page_id = ANY (legal) THEN 10 ELSE 0 END, found.rank, found.title
			FROM (
				SELECT e.page_id, ts_rank(e.words, asked) AS rank, e.title FROM site.search_entries e
				WHERE site.search_keys(e.site_id, e.locale, e.words) @@ CASE step
						WHEN 1 THEN site.search_query(key_start || '!', wanted_locale, wanted_words)
						WHEN 2 THEN site.search_query(key_start || '.', wanted_locale, wanted_words)
						ELSE site.search_query(key_start || '.', wanted_locale, wanted_words, key_start || '~')
					END
					AND e.page_id <> ALL (seen)
					AND (SELECT p.live_version = e.version AND p.password_hash IS NULL AND p.status = ANY (wanted_status) FROM site.pages p WHERE p.site_id = own_site AND p.id = e.page_id)
				LIMIT ranked_at_most
			) AS found
			ORDER BY 2, found.rank DESC, found.title, found.page_id
			LIMIT at_most - cardinality(seen)
		LOOP
			seen := seen || id;
			RETURN NEXT;
		END LOOP;
	END LOOP;
END
$$;
