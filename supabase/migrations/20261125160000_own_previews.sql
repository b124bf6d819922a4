-- Staff who are no administrators read and replace their own previews alone.

drop policy "Admins manage" on public.previews;
create policy "Staff manage their own" on public.previews for all to authenticated
  using ((select private.may('previews')) and (created_by = (select private.own_id()) or (select public.is_admin())))
  with check ((select private.may('previews')) and (created_by = (select private.own_id()) or (select public.is_admin())));
