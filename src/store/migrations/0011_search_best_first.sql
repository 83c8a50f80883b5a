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
