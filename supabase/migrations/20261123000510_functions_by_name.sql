-- Nothing of ours is executable unless it is named: PostgreSQL gives EXECUTE to everybody, and Supabase
-- to its client roles, for every new function. From here on each function is granted by name, and
-- supabase/tests/open-functions.ts holds the list that the catalogue is compared with.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to service_role;

do $$
declare
  -- What pages and letters ask for visitors (open_managed_list before it is known who asks), and what their queries and policies call in turn.
  for_visitors text[] := array[
    'accept_event_offer', 'cancel_event_rsvp', 'confirm_weekly_subscription', 'end_weekly_subscription',
    'get_album', 'get_event_rsvp', 'get_family_details', 'get_picture', 'get_service_status',
    'get_weekly_subscription', 'is_admin', 'is_verified_alumnus', 'list_album_choices',
    'list_album_pictures', 'list_batch_places', 'list_taken_visits', 'list_taught_subjects', 'open_managed_list',
    'search_site', 'suggest_search_words', 'update_event_rsvp'
  ];
  for_visitors_inside text[] := array[
    'finds_something', 'get_search_entry', 'get_search_entry_in', 'list_found_entries',
    'list_near_words', 'may_read', 'meant_words', 'own_batch_year', 'own_id', 'plain_words',
    'search_passage', 'search_query', 'search_stems'
  ];
  -- What accounts and the office ask; each asks for its own right.
  for_accounts text[] := array[
    'answer_enquiry', 'are_sign_ups_confirmed', 'begin_import', 'change_found_rows', 'check_in_guest',
    'confirm_sign_ups', 'count_directory_facets', 'count_event_heads', 'count_found_rows',
    'count_managed_rows', 'count_recovery_codes', 'count_waiting_work', 'create_recovery_codes',
    'decide_alumni', 'delete_own_account', 'find_managed_rows', 'find_taken_values',
    'get_alumni_report', 'get_media_uploader', 'get_own_alumni_record', 'import_rows',
    'is_second_factor_required', 'list_alumni_duplicates', 'list_daily_counts', 'list_deleted_rows',
    'list_directory', 'list_enquiry_answers', 'list_latest_changes', 'list_managed_rows',
    'list_media_uses', 'list_row_history', 'list_sessions', 'list_staff', 'list_student_matches',
    'list_visited_pages', 'list_waiting_alumni', 'merge_alumni', 'message_event_guests',
    'move_album_pictures', 'needs_second_factor', 'order_album_pictures',
    'order_managed_rows', 'own_campus_scope', 'plan_promotion', 'promote_students',
    'publish_site_content', 'replace_media', 'report_alumnus', 'require_second_factor', 'resend_mail',
    'restore_deleted_row', 'restore_version', 'revoke_session', 'save_site_content',
    'send_alumni_message', 'undo_batch', 'undo_change', 'undo_changes', 'use_recovery_code'
  ];
  -- Named by checks, defaults, policies and functions that run with the rights of who calls them.
  for_accounts_inside text[] := array[
    'address_of', 'are_choices', 'are_questions', 'has_listed_address', 'holds_admin_role',
    'is_clean_html', 'is_client_role', 'is_managed', 'is_translation', 'list_condition',
    'list_picture_columns', 'may_claim_admin', 'name_sound', 'plain_certificate_no', 'offer_end', 'replace_media',
    'replace_picture', 'require_managed', 'season_end', 'sound_of', 'working_day_after'
  ];
  each record;
begin
  for each in
    select p.oid::regprocedure as signature, p.proname, p.pronamespace = 'public'::regnamespace as is_public
    from pg_catalog.pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prokind = 'f'
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', each.signature);
    if not (each.is_public and each.proname = 'custom_access_token_hook') then
      execute format('grant execute on function %s to service_role', each.signature);
    end if;
    if each.proname = any (case when each.is_public then for_visitors else for_visitors_inside end) then
      execute format('grant execute on function %s to anon, authenticated', each.signature);
    elsif each.proname = any (case when each.is_public then for_accounts else for_accounts_inside end) then
      execute format('grant execute on function %s to authenticated', each.signature);
    end if;
  end loop;
end $$;
