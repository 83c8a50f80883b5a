-- Words that stand on a page again and again have further keys, '=' from four positions on and '+' from nine: a large site is read from
-- its best pages on, without ranking all that hold a common word.
DROP INDEX "site"."search_entries_keys";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION site.search_keys(of_site text, of_locale text, of_words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	array_to_tsvector(ARRAY(
		SELECT of_site || of_locale || mark || lexeme
		FROM unnest(of_words) AS word(lexeme, positions, weights), unnest(ARRAY[
			'.',
			CASE WHEN 'A' = ANY (weights) THEN '!' END,
			CASE WHEN cardinality(positions) >= 4 THEN '=' END,
			CASE WHEN cardinality(positions) >= 9 THEN '+' END]) AS mark
		WHERE octet_length(lexeme) <= 200 AND mark IS NOT NULL
		UNION
		SELECT of_site || of_locale || '~' || substr(lexeme, place)
		FROM unnest(of_words) AS word(lexeme, positions, weights), generate_series(4, length(lexeme) - 3) AS place
		WHERE of_locale = 'de' AND length(lexeme) <= 40));
--> statement-breakpoint
CREATE INDEX "search_entries_keys" ON "site"."search_entries" USING gin (site.search_keys(site_id, locale, words)) WITH (fastupdate=false);
--> statement-breakpoint
ALTER INDEX "site"."search_entries_keys" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
-- As before where a site has at most so many pages that all of them can be ranked. A larger one is read in the order of strength: all
-- words often, then several times, then at all, and of each no more than there is room for.
CREATE OR REPLACE FUNCTION site.search_best_first(wanted_locale text, wanted_words text[], wanted_status text[], at_most integer, ranked_at_most integer)
RETURNS TABLE (id text, way integer, rank real, title text) LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
	own_site text := current_setting('app.site', true);
	key_start text := own_site || wanted_locale;
	asked tsquery := site.search_query('', wanted_locale, wanted_words);
	asked_words tsquery := site.search_query(key_start || '.', wanted_locale, wanted_words);
	asked_in_title tsquery := replace(asked_words::text, '''' || key_start || '.', '''' || key_start || '!')::tsquery;
	asked_title text := site.search_title(array_to_string(wanted_words, ' '));
	legal text[] := ARRAY(
		SELECT s.page_id FROM site.slugs s WHERE s.site_id = own_site AND s.locale = wanted_locale AND s.collection = '' AND s.slug IN ('~imprint', '~privacy', '~terms')
		UNION SELECT page.id FROM unnest(ARRAY['imprint', 'privacyPolicy']) AS wanted(role)
		CROSS JOIN LATERAL (SELECT p.id FROM site.pages p WHERE p.site_id = own_site AND p.role = wanted.role AND p.status <> 'deleted' LIMIT 1) AS page);
	is_large boolean := ranked_at_most < (SELECT count(*) FROM (SELECT FROM site.search_entries e WHERE e.site_id = own_site AND e.locale = wanted_locale LIMIT ranked_at_most + 1) AS counted);
	seen text[] := '{}';
	step integer;
	mark text;
	wanted tsquery;
	strong tsquery;
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
		FOREACH mark IN ARRAY CASE WHEN is_large AND step < 3 THEN ARRAY['+', '=', '.'] ELSE ARRAY['.'] END LOOP
			EXIT WHEN cardinality(seen) >= at_most;
			wanted := CASE step
				WHEN 1 THEN asked_in_title
				WHEN 2 THEN asked_words
				ELSE site.search_query(key_start || '.', wanted_locale, wanted_words, key_start || '~')
			END;
			IF mark <> '.' THEN
				strong := replace(asked_words::text, '''' || key_start || '.', '''' || key_start || mark)::tsquery;
				wanted := CASE step WHEN 1 THEN wanted && strong ELSE strong END;
			END IF;
			FOR id, way, rank, title IN
				SELECT found.page_id, step + CASE WHEN found.page_id = ANY (legal) THEN 10 ELSE 0 END,
					CASE mark WHEN '+' THEN 2 WHEN '=' THEN 1 ELSE 0 END + ts_rank(found.words, asked) AS rank, found.title
				FROM (
					SELECT e.page_id, e.words, e.title FROM site.search_entries e
					WHERE site.search_keys(e.site_id, e.locale, e.words) @@ wanted
						AND e.page_id <> ALL (seen)
						AND (SELECT p.live_version = e.version AND p.password_hash IS NULL AND p.status = ANY (wanted_status) FROM site.pages p WHERE p.site_id = own_site AND p.id = e.page_id)
					LIMIT CASE WHEN is_large THEN at_most - cardinality(seen) ELSE ranked_at_most END
				) AS found
				ORDER BY 2, 3 DESC, found.title, found.page_id
				LIMIT at_most - cardinality(seen)
			LOOP
				seen := seen || id;
				RETURN NEXT;
			END LOOP;
		END LOOP;
	END LOOP;
END
$$;
--> statement-breakpoint
-- Words of pages that visitors may read and that one mistyped letter could have come from. A word that is known, also as the beginning of
-- another one, is answered itself: it was not mistyped. Every spelling is one search in the index ("OFFSET 0" keeps it from becoming a join),
-- so that a large site takes no longer.
CREATE FUNCTION site.search_near(wanted_locale text, asked text, wanted_status text[]) RETURNS SETOF text LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10 SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
	own_site text := current_setting('app.site', true);
	key_start text := own_site || wanted_locale || '.';
	letters text[] := ARRAY(SELECT DISTINCT regexp_split_to_table(
		CASE WHEN asked ~ '[\u0400-\u04ff]' THEN 'абвгдежзиклмнопрстуфхцчшђјљњћџ' ELSE 'abcdefghijklmnopqrstuvwxyz' END || asked, ''));
BEGIN
	IF length(asked) NOT BETWEEN 1 AND 30 THEN
		RETURN;
	END IF;
	IF EXISTS (
		SELECT FROM site.search_entries e
		WHERE site.search_keys(e.site_id, e.locale, e.words) @@ (site.search_quote(key_start || asked) || ':*')::tsquery
			AND (SELECT p.live_version = e.version AND p.password_hash IS NULL AND p.status = ANY (wanted_status) FROM site.pages p WHERE p.site_id = own_site AND p.id = e.page_id)
	) THEN
		RETURN NEXT asked;
		RETURN;
	END IF;
	RETURN QUERY SELECT word FROM (
			SELECT left(asked, place) || letter || substr(asked, place + 1) AS word FROM generate_series(0, length(asked)) AS place, unnest(letters) AS letter
			UNION SELECT left(asked, place - 1) || letter || substr(asked, place + 1) FROM generate_series(1, length(asked)) AS place, unnest(array_append(letters, '')) AS letter
			UNION SELECT left(asked, place - 1) || substr(asked, place + 1, 1) || substr(asked, place, 1) || substr(asked, place + 2) FROM generate_series(1, length(asked) - 1) AS place
		) AS near
		WHERE word <> '' AND EXISTS (
			SELECT FROM site.search_entries e
			WHERE site.search_keys(e.site_id, e.locale, e.words) @@ site.search_quote(key_start || word)::tsquery
				AND (SELECT p.live_version = e.version AND p.password_hash IS NULL AND p.status = ANY (wanted_status) FROM site.pages p WHERE p.site_id = own_site AND p.id = e.page_id)
			OFFSET 0);
END
$$;
