-- A search ranks at most so many pages that visitors may read, and reads the rank where the index has led it: hits in titles come
-- first, then other words, then what is inside words. The page is asked by a subquery, which is never turned into a join that
-- could begin with all pages of the site. Processes of the version before still call site.search_hits while this one starts.
CREATE FUNCTION site.search_best(wanted_locale text, wanted_words text[], wanted_status text[], at_most integer)
RETURNS TABLE (id text, way integer, rank real, title text) LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
	own_site text := current_setting('app.site', true);
	key_start text := own_site || wanted_locale;
	asked tsquery := site.search_query('', wanted_locale, wanted_words);
	seen text[] := '{}';
BEGIN
	FOREACH way IN ARRAY CASE wanted_locale WHEN 'de' THEN ARRAY[1, 2, 3] ELSE ARRAY[1, 2] END LOOP
		EXIT WHEN cardinality(seen) >= at_most;
		FOR id, rank, title IN
			SELECT e.page_id, ts_rank(e.words, asked), e.title FROM site.search_entries e
			WHERE site.search_keys(e.site_id, e.locale, e.words) @@ CASE way
					WHEN 1 THEN site.search_query(key_start || '!', wanted_locale, wanted_words)
					WHEN 2 THEN site.search_query(key_start || '.', wanted_locale, wanted_words)
					ELSE site.search_query(key_start || '.', wanted_locale, wanted_words, key_start || '~')
				END
				AND e.page_id <> ALL (seen)
				AND (SELECT p.live_version = e.version AND p.password_hash IS NULL AND p.status = ANY (wanted_status) FROM site.pages p WHERE p.site_id = own_site AND p.id = e.page_id)
			LIMIT at_most - cardinality(seen)
		LOOP
			seen := seen || id;
			RETURN NEXT;
		END LOOP;
	END LOOP;
END
$$;
--> statement-breakpoint
-- Nothing is planned by them, and to gather them reads the keys of thousands of pages anew.
ALTER INDEX "site"."search_entries_keys" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "site"."search_entries" ALTER COLUMN "words" SET STATISTICS 0;
